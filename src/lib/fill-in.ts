/** A placeholder in a text: `{phone}`, `{count:services}`, `{hours:Monday}`. */
export const PLACEHOLDER = /\{([A-Za-z]\w*(?::[\w-]+)?)\}/g

/**
 * Puts values into the placeholders of all texts of a piece of data: `{supermarket}` becomes `values.supermarket`.
 * Returns a copy; anything that is not text stays as it is. A placeholder without a value stays visible.
 */
export function fillIn<T>(data: T, values: Record<string, string>): T {
  if (typeof data === 'string') {
    return data.replace(PLACEHOLDER, (placeholder, name: string) => values[name] ?? placeholder) as T
  }
  if (Array.isArray(data)) return data.map((item: unknown) => fillIn(item, values)) as T
  if (data && typeof data === 'object') {
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillIn(value, values)])) as T
  }
  return data
}
