const KEY = 'chosenFinish'

/** Pages on which a choice made elsewhere is still meant: the embedded form is a document of its own. */
const ASKING = ['/contact', '/embed/quote-form']

interface ChosenFinish {
  /** The page that it was chosen on. */
  path: string
  /** The product in its finish, in words. */
  words: string
  /** The list of the data that it comes from, and its key there. */
  list: string
  slug: string
}

/** Records the finish that the visitor has chosen for this page's product, for the browser tab. */
export function setChosenFinish(chosen: Omit<ChosenFinish, 'path'>) {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...chosen, path: window.location.pathname }))
  } catch {
    // Storage is switched off or full: the visitor says it in the form.
  }
}

function read(): Partial<ChosenFinish> {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<ChosenFinish>
  } catch {
    return {}
  }
}

/** What was chosen, on its own page and where the visitor asks for a quote. */
export function chosenFinish() {
  const { path, words } = read()
  return path !== undefined && [path, ...ASKING].includes(window.location.pathname) ? words : undefined
}

/** Key of the finish that was chosen on another page of the same range: one whose finishes are the same list. */
export function carriedFinish(of: string) {
  const { list, slug } = read()
  return list === of ? slug : undefined
}
