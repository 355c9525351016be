import { record } from '../facts'
import { listed, sitePaths } from '../site-paths'
import { brochureProblems, linkProblems, parentProblems } from './links'
import { offerProblems, placeProblems, sectionProblems, serviceProblems, twiceInList } from './lists'
import type { DataProblem } from './problem'
import { problemAt, type SourceFile } from './source'
import type { Sources } from './sources'

/**
 * Checks what one file says of another: links lead to a page (and to an anchor that this page has), lists that name entries of
 * other lists name existing ones, nothing is given twice.
 */
export function referenceProblems(sources: Sources): DataProblem[] {
  const site = sitePaths([...sources].map(([file, { guess }]) => [file, guess]))
  return [
    ...site.duplicates.flatMap(({ file, place, path, first }) =>
      at(sources, file, place, `the path ${path} is already used by another page, data/${first}`),
    ),
    ...[...sources.values()].flatMap((source) => [
      ...linkProblems(source, site),
      ...parentProblems(source, site),
      ...heroProblems(source),
      ...twiceInList(source),
      ...sectionProblems(source, sources),
      ...offerProblems(source, sources),
    ]),
    ...serviceProblems(sources),
    ...placeProblems(sources),
    ...brochureProblems(sources, site),
  ]
}

/** A page begins with its only hero, whose heading is the h1. A page in a frame has none. */
function heroProblems(source: SourceFile): DataProblem[] {
  const { sections, bare } = record(source.value)
  if (!/^(pages|products)\//.test(source.file) || !Array.isArray(sections) || bare === true) return []
  const heroes = listed(sections).flatMap(({ type, leads }, index) =>
    ['hero', 'shortlist', 'measure', 'streetFront'].includes(String(type)) || leads === true ? [index] : [],
  )
  if (heroes.length === 0)
    return [
      problemAt(source, 'sections', 'has no section of type "hero": the page would have no main heading'),
    ]
  return heroes.flatMap((index, nth) => {
    if (nth > 0)
      return [
        problemAt(
          source,
          `sections[${index}]`,
          'is a second hero: a page has one, because it has one main heading',
        ),
      ]
    return index === 0
      ? []
      : [
          problemAt(
            source,
            `sections[${index}]`,
            'must be the first section: its heading is that of the page',
          ),
        ]
  })
}

function at(sources: Sources, file: string, place: string, message: string) {
  const source = sources.get(file)
  return source ? [problemAt(source, place, message)] : []
}
