/**
 * Scrolls a row of choices so that the one that is made stands in its middle, and nothing but the row.
 *
 * @param row - the positioned element that scrolls; its choices are radio buttons, each in a label, or buttons that are pressed
 */
export function showChecked(row: HTMLElement) {
  const choice = row.querySelector(`:checked, [aria-pressed='true']`)?.parentElement
  if (choice) row.scrollLeft = choice.offsetLeft - (row.clientWidth - choice.offsetWidth) / 2
}
