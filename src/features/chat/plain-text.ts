/** A reply without its Markdown: what is read aloud and copied. */
export function plainText(markdown: string) {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(^|\W)[*_](\S(?:.*?\S)?)[*_](?=\W|$)/g, '$1$2')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^(\s*)[*+]\s+/gm, '$1- ')
    .trim()
}

/** A reply that is still coming, whose last link may not be whole yet: of that its words. */
export function withoutOpenLink(markdown: string) {
  return markdown.replace(/!?\[([^\]]*)(?:\](?:\([^)]*)?)?$/, '$1')
}
