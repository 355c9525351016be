const KEY = 'chosenFinish'

/** Pages on which a choice made elsewhere is still meant: the embedded form is a document of its own. */
const ASKING = ['/contact', '/embed/quote-form']

/** Records the product's finish that the visitor has chosen on this page, in words, for the browser tab. */
export function setChosenFinish(words: string) {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([window.location.pathname, words]))
  } catch {
    // Storage is switched off or full: the visitor says it in the form.
  }
}

/** What was chosen, on its own page and where the visitor asks for a quote. */
export function chosenFinish() {
  try {
    const [path, words] = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as string[]
    return path !== undefined && [path, ...ASKING].includes(window.location.pathname) ? words : undefined
  } catch {
    return undefined
  }
}

/** What a quote is asked for, if a finish was chosen. */
export function finishMessage() {
  const words = chosenFinish()
  return words && `I am interested in ${words}.`
}
