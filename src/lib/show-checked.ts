/**
 * Scrolls a row of choices so that the one that is made stands in its middle, and nothing but the row.
 *
 * @param row - the positioned element that scrolls; its choices are radio buttons, each in a label
 */
export function showChecked(row: HTMLElement) {
  const label = row.querySelector(':checked')?.parentElement
  if (label) row.scrollLeft = label.offsetLeft - (row.clientWidth - label.offsetWidth) / 2
}
