/**
 * A list that begins with one of its entries; those before it come last, as in a loop.
 *
 * @param slug - the entry's; without one, or where it is in no entry, the list stays as it is
 */
export function beginAt<Item extends { readonly slug: string }>(
  items: readonly Item[],
  slug: string | null,
): readonly Item[] {
  const index = items.findIndex((item) => item.slug === slug)
  return index < 0 ? items : [...items.slice(index), ...items.slice(0, index)]
}
