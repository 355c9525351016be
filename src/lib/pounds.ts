/**
 * An amount of whole pounds as the specification writes it: the asking price without a comma (£1450), the amounts it is
 * compared with, RRP and saving, with one (£1,650). One rule for every page and for the assistant.
 */
export function pounds(amount: number, role: 'price' | 'comparison') {
  return `£${amount.toLocaleString('en-GB', { useGrouping: role === 'comparison' })}`
}
