import { COLOUR_NAMES, FIRST_NAMES, looksLikeName, upToNoName } from './name-words'
import { tidy } from './words'

/** 'Blenkinsop. R J. Mr.' */
const BACKWARDS = /^\W*(\p{Lu}[\p{L}'’-]+)[.,]\s+((?:\p{Lu}\.?\s?){0,3})[.,]?\s*(Mr|Mrs|Ms|Miss|Dr)\.?\s*$/u
/** 'Purkiss, Len.', 'OKAFOR, Ngozi (Mrs)' */
const SURNAME_FIRST =
  /(?:^|[.!?\n]\s*)(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}'’-]+)\s*(?:\((Mr|Mrs|Ms|Miss|Dr)\))?(?=\s*(?:$|[.,;!\n]|[\d+]|\S+@))/gu

/** A name whose surname stands first, as on a form, the right way round. */
export function surnameFirst(text: string): string | undefined {
  const [, last, initials = '', title] = BACKWARDS.exec(text) ?? []
  if (last && title) return tidy(`${title} ${initials} ${last}`.replace(/\s+/g, ' '))
  for (const [, surname = '', given = '', mode = ''] of text.matchAll(SURNAME_FIRST)) {
    const isGiven = FIRST_NAMES.has(given.toLowerCase()) || (isShouted(surname) && !isShouted(given))
    if (isGiven && isSurname(surname)) return [mode, tidy(given), tidy(surname)].filter(Boolean).join(' ')
  }
  return undefined
}

const isShouted = (word: string) => word.length > 2 && word === word.toUpperCase()

const isSurname = (word: string) =>
  !FIRST_NAMES.has(word.toLowerCase()) &&
  !COLOUR_NAMES.has(word.toLowerCase()) &&
  upToNoName(word) === word &&
  looksLikeName(word, true)
