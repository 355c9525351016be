const FORMAT = new Intl.ListFormat('en-GB')

/** 'one', 'one and two', 'one, two and three'. */
export function listed(items: readonly string[]) {
  return FORMAT.format(items)
}
