/** Sent to a part of the page whose code is wanted now: also by src/gatsby/finish-pages/early.ts. */
export const WANTED_EVENT = 'island-wanted'

/** Has the code of one of the frame's parts fetched, as if the visitor had touched it. */
export function wakePart(name: string) {
  document.querySelector(`[data-part="${name}"]`)?.dispatchEvent(new Event(WANTED_EVENT))
}
