import words from '@data/wording/chosen.json'
import { afterPaint } from './after-paint'
import { fillIn } from './fill-in'
import { wakePart } from './wake-part'

const KEY = 'chosen'

/** Sent to the window when the visitor has chosen something. */
export const CHOSEN_EVENT = 'chosen'

/** The part of the page that says what was chosen. */
export const CHOSEN_PART = 'chosen'

/** Pages on which a choice made elsewhere is still meant: the embedded form is a document of its own. */
const ASKING = ['/contact', '/embed/quote-form']

/** What can be chosen of a product, in the order in which it is said. */
const PARTS = ['finish', 'style', 'layout', 'glass', 'size'] as const
export type Part = (typeof PARTS)[number]

interface Choice {
  /** What the data call it. */
  key: string
  /** As the rest of a sentence has it: 'in Sage Green', 'two lights'. */
  words: string
  /** The list of the data that it comes from, where several pages share one. */
  list?: string
}

interface Chosen {
  /** The page that it was chosen on, and its product. */
  path: string
  range: string
  parts: Partial<Record<Part, Choice>>
}

/** They keep their capital. */
const PROPER = /^(Georgian|Victorian|French|Juliet)\b/

/** A title in the middle of a sentence. */
export function inSentence(title: string) {
  return PROPER.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

/** A layout as it is said: 'two lights', 'folding 2 + 2'. */
export function layoutInWords(title: string) {
  return fillIn(FOLDS.test(title) ? words.folds : words.layout, { layout: inSentence(title) })
}

/** A window's layout as the end of a sentence has it: 'two lights', 'for a dormer'. */
export function layoutIn({ title, said }: { title: string; said: string | null }) {
  return said ?? inSentence(title)
}

/** Panels that fold to the left and to the right. */
const FOLDS = /^\d+ \+ \d+$/

/** A roof glass, as what is glazed with it is said: 'in Ambi-Blue'. */
export function inGlass(name: string) {
  return fillIn(words.finish, { finish: name })
}

/** Records what the visitor has chosen of this page's product, for the browser tab. */
export function setChosen(range: string, part: Part, choice: Choice) {
  const { parts } = here()
  const path = window.location.pathname
  const chosen: Chosen = { path, range, parts: { ...parts, [part]: choice } }
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(chosen))
  } catch {
    // Storage is switched off or full: the visitor says it in the form.
  }
  afterPaint(() => {
    window.dispatchEvent(new Event(CHOSEN_EVENT))
    wakePart(CHOSEN_PART)
  })
}

function read(): Partial<Chosen> {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<Chosen>
  } catch {
    return {}
  }
}

/** What was chosen on this page. */
function here(): Partial<Chosen> {
  const chosen = read()
  return chosen.path === window.location.pathname ? chosen : {}
}

/** Key of what was chosen of a part on this page. */
export function chosenHere(part: Part) {
  return here().parts?.[part]?.key
}

/** What stands of a product as long as nothing else is chosen, as it is said. */
type Standing = Partial<Record<Part, string>>

/** What was chosen on this page beside the finish, as the end of a sentence: ', two lights, Cotswold glass', ' in Ambi-Blue'; empty: nothing. */
export function chosenRest(standing: Standing = {}, without: readonly Part[] = []) {
  return restOf(here(), standing, without)
}

/**
 * The same of a page of which nothing is chosen.
 *
 * @param without - parts that are said already
 */
export function restOf(
  { parts = {} }: Partial<Chosen>,
  standing: Standing = {},
  without: readonly Part[] = [],
) {
  return PARTS.flatMap((part) => {
    const said = part !== 'finish' && !without.includes(part) && (parts[part]?.words ?? standing[part])
    return said ? [`${/^(in|for) /.test(said) ? '' : ','} ${said}`] : []
  }).join('')
}

/** What was chosen, on its own page and where the visitor asks for a quote. */
export function chosenProduct() {
  const chosen = read()
  const { path, range, parts } = chosen
  if (path === undefined || ![path, ...ASKING].includes(window.location.pathname)) return undefined
  return `${[range, parts?.finish?.words].filter(Boolean).join(' ')}${restOf(chosen)}`
}

/** Key of the finish that was chosen on another page of the same range: one whose finishes are the same list. */
export function carriedFinish(of: string) {
  const { finish } = read().parts ?? {}
  return finish?.list === of ? finish.key : undefined
}
