/** On a page that is not complete without its script: this has it start at once (src/gatsby/finish-pages/first-life.ts). */
export function AtOnce() {
  return <span hidden data-at-once="" />
}
