let chosen: { path: string; words: string } | undefined

/** Pages on which a choice made elsewhere is still meant. */
const ASKING = ['/contact']

/** Records the product's finish that the visitor has chosen on this page, in words. */
export function setChosenFinish(words: string) {
  chosen = { path: window.location.pathname, words }
}

/** What was chosen, on its own page and where the visitor asks for a quote. */
export function chosenFinish() {
  const { pathname } = window.location
  return chosen && [chosen.path, ...ASKING].includes(pathname) ? chosen.words : undefined
}
