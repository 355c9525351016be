/** Longest text of a result, in characters: two lines are shown. */
const TEXT_LENGTH = 150

/** Fields that are read on the page; addresses, layouts and pictures are not. */
const SILENT = [
  'type',
  'id',
  'list',
  'layout',
  'side',
  'icon',
  'to',
  'src',
  'tall',
  'alt',
  'slug',
  'related',
  'is',
  'opens',
  'outline',
  'along',
]

/** What a visitor reads of a value from the data. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (!value || typeof value !== 'object') return ''
  return Object.entries(value)
    .filter(([key]) => !SILENT.includes(key))
    .map(([, field]) => wordsOf(field))
    .join(' ')
}

/** The headings alone. */
export function headings(value: unknown): string {
  if (Array.isArray(value)) return value.map(headings).join(' ')
  if (!value || typeof value !== 'object') return ''
  return Object.entries(value)
    .map(([key, field]) =>
      (key === 'heading' || key === 'title') && typeof field === 'string' ? field : headings(field),
    )
    .join(' ')
}

/** A text cut at a word so that it fits. */
export function shortened(text: string) {
  if (text.length <= TEXT_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH)).replace(/[\s,;:.]+$/, '')}…`
}
