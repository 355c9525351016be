import { COLOUR_NAMES, FIRST_NAMES, looksLikeName, PARTICLE, TITLES, upToNoName } from './name-words'
import { tidy } from './words'

const TITLE = new RegExp(`^(?:${TITLES})$`, 'i')
/** 'Mrs.', by itself no name. */
export const isTitle = (name: string) => TITLE.test(name.replace('.', ''))

/** 'Pemberton, Mrs', 'Blenkinsop. R J. Mr.', 'Crouch, Miss J.': the title and the initials before the surname. */
export function titleFirst(name: string): string {
  const words = name.split(/[\s.,()–]+/).filter((word) => /\p{L}/u.test(word))
  const at = words.findIndex(isTitle)
  if (at < 1 || words.includes('and')) return name
  const rest = words.filter((_, index) => index !== at)
  const isInitial = (word: string) => word.length === 1
  return [tidy(words[at]!), ...rest.filter(isInitial), ...rest.filter((word) => !isInitial(word))].join(' ')
}

/** 'Purkiss, Len.', 'OKAFOR, Ngozi (Mrs)' */
const SURNAME_FIRST = new RegExp(
  `(?:^|[.!?\\n]\\s*)((?:${PARTICLE} )*\\p{Lu}[\\p{L}'’-]+),\\s+(\\p{Lu}[\\p{L}'’-]+)\\s*(?:\\((Mr|Mrs|Ms|Miss|Dr)\\))?(?=\\s*(?:$|[.,;!\\n]|[\\d+]|\\S+@))`,
  'gu',
)

/** A name whose surname stands first, as on a form, the right way round. */
export function surnameFirst(text: string): string | undefined {
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
