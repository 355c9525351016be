import { chosenProduct } from './chosen'

let shownDesign: string | undefined

/** Records the door being designed, in words, so that the chat knows what 'this door' means; `undefined`: none. */
export function setShownDesign(description: string | undefined) {
  shownDesign = description
}

/** The page the visitor is on, and the door if it is the designer's page, or the finish chosen for its product. */
export function visitorContext() {
  const page = { path: window.location.pathname, title: document.title }
  const design = shownDesign ?? chosenProduct()
  return design === undefined ? { page } : { page, design }
}
