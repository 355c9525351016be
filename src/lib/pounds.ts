/** An amount of whole pounds as it is written on the page: 1450 → "£1,450". */
export function pounds(amount: number) {
  return `£${amount.toLocaleString('en-GB')}`
}
