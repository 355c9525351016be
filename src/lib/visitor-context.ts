let shownDesign: string | undefined

/** Keeps the door that the visitor is designing, in words, so that the chat knows what 'this door' means; `undefined`: none. */
export function setShownDesign(description: string | undefined) {
  shownDesign = description
}

/** Where the visitor is: the page, and the door on it if it is the designer's. */
export function visitorContext() {
  const page = { path: window.location.pathname, title: document.title }
  return shownDesign === undefined ? { page } : { page, design: shownDesign }
}
