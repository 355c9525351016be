import words from '@data/wording/search.json'
import type { SearchEntry, SearchKind } from '@/lib/search-file'
import type { Found } from './create-finder'

/** Most results of one kind. */
const PER_KIND = 5

const LABELS: Record<SearchKind, string> = {
  page: words.page,
  service: words.service,
  style: words.style,
  colour: words.colour,
  glass: words.glass,
  'roof-glass': words.roofGlass,
  question: words.question,
}

/** One line that can be chosen: a result, or the second place at which the same thing can be seen. */
export interface Option {
  id: string
  to: string
  entry: SearchEntry
  /** Words to mark. */
  words: Set<string>
  /** Label of a second place; without it the option is the result itself. */
  also?: string
}

export interface ResultGroup {
  kind: SearchKind
  label: string
  options: Option[]
}

/**
 * Results by kind, the kind of the best result first.
 *
 * @param idPrefix - what the options' ids begin with
 */
export function resultGroups(found: Found[], idPrefix: string): ResultGroup[] {
  const kinds = [...new Set(found.map(({ entry }) => entry.kind))]
  let count = 0
  const id = () => `${idPrefix}-${count++}`
  return kinds.map((kind) => ({
    kind,
    label: LABELS[kind],
    options: found
      .filter(({ entry }) => entry.kind === kind)
      .slice(0, PER_KIND)
      .flatMap(({ entry, words }): Option[] => [
        { id: id(), to: entry.to, entry, words },
        ...(entry.also
          ? [{ id: id(), to: entry.also.to, entry, words: new Set<string>(), also: entry.also.label }]
          : []),
      ]),
  }))
}

/** How many results are shown, second places apart. */
export function resultCount(groups: ResultGroup[]) {
  return groups.flatMap(({ options }) => options).filter(({ also }) => !also).length
}
