import { postcodeIn } from './places'

/** Numbers and addresses as they are spoken: 'oh double seven …', 'O7700', 'pat dot bell at mail dot com'. */

const UNITS = 'zero one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const TIMES: Record<string, number> = { double: 2, dbl: 2, triple: 3, treble: 3 }
/** Words of numbers, and their figures. */
export const DIGITS: ReadonlyMap<string, string> = new Map([
  ...UNITS.map((word, at) => [word, String(at)] as const),
  ...TEENS.map((word, at) => [word, String(at + 10)] as const),
  ...TENS.map((word, at) => [word, String((at + 2) * 10)] as const),
  ...['oh', 'o', 'ow', 'nought', 'naught', 'nil'].map((word) => [word, '0'] as const),
])
const SAID = [...DIGITS.keys(), ...Object.keys(TIMES), 'hundred', 'thousand', 'plus'].join('|')
const RUN = new RegExp(
  `(?<![\\w@.])\\+?(?:(?:${SAID}|\\d[\\do]*|o\\d[\\do]*)(?![a-z@])[\\s,.;:()/–-]*(?:and\\s+(?=${SAID}))?){2,}`,
  'gi',
)
/** 'C M one eight seven L P' */
const SPOKEN_CODE = new RegExp(
  `\\b([a-z])\\s(?:([a-z])\\s)?((?:(?:${UNITS.join('|')}|oh|o|\\d{1,2})\\s){2,3})([a-z])\\s?([a-z])\\b`,
  'gi',
)
/** A number that can be called, and one that was meant as one. */
const CALLABLE = /^(?:(?:\+|00)44\d{9,11}|0\d{9,10}|7\d{9})$/
const LONG = 8

/** A stop before a space ends a sentence: '… at example dot com. Tamsin Bell'. */
const MAIL =
  /\b([a-z0-9_+-]+(?:(?:\s?dot\s|\.)[a-z0-9_+-]+)*)\s(?:at|@)\s((?:[a-z0-9-]+(?:\s?dot\s?|\.(?!\s)|\s\.\s)){1,3}[a-z]{2,12})\b/gi

/** 'Mrs J. Bell', 'J. R. Bell': an initial's stop ends no sentence. */
const INITIALS =
  /(?:\b(?:Mr|Mrs|Ms|Miss|Dr)\.? |(?<=^|[,:;!?\n]\s*|\.\s+|\bis |\bs ))(?:[A-Z]\.\s?)+(?=[A-Z][a-zà-ÿ'’-]+)/g

/** '07700 900 then 392', '01632 then nine six oh, then eight three eight' */
const THEN = new RegExp(
  `(?<=\\b0[\\d ]{3,8}|\\b(?:${SAID}),?),? (?:and )?then (?=\\d{3,}|(?<=(?:${SAID}),? (?:and )?then )\\d|(?:${SAID})\\b)`,
  'gi',
)
/** 'pennifold dot a, then the at sign, example dot com', 'dev@example,com', 'dev@example. com' */
const SPELT = /,? (?:then )?(?:the )?at sign,? /gi
const COMMA = /(?<=@[a-z0-9-]+)(?:,|\s?\.\s+|\s\.)(?=(?:com|co\.?\s?uk|net|org|uk)\b)/gi
/** 'reece (at) example (dot) com' */
const BRACKETED = /\s*[([]\s*(at|dot)\s*[)\]]\s*/gi
/** 'bob the builder, all one word, at example dot com' */
const ONE_WORD =
  /(?<![\w-])([a-z0-9]+(?: (?!all one|as one|one word)[a-z0-9]+){1,3}),? (?:all )?(?:as )?one word,? (?=(?:at|@) )/gi
/** 'pat_bell at example.com': a name that is no word, or a host that only has mail. */
const NO_WORD = /[_.+\d-]/
const MAIL_HOST =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|btinternet|live|aol|sky|virginmedia|talktalk)\s?\./i

const isMailbox = (name: string, host: string) => MAIL_HOST.test(host) || NO_WORD.test(name)

/** A text with its spoken numbers and addresses in figures and signs; everything else stays as it is. */
export function written(text: string): string {
  return (
    text
      // 'My neighbour two doors down': no doors.
      .replace(/\b(?:a few|a couple of|two|three|four|five|\d) doors (?=(?:down|up|along|away)\b)/gi, 'just ')
      .replace(INITIALS, (whole) => whole.replaceAll('.', ''))
      .replace(THEN, ' ')
      .replace(BRACKETED, ' $1 ')
      .replace(SPELT, ' at ')
      .replace(
        ONE_WORD,
        (_, words: string) =>
          `${words.replace(/^.*\b(?:is|me|on|to|email|mail) /i, '').replaceAll(' ', '')} `,
      )
      .replace(COMMA, '.')
      .replace(MAIL, (whole, name: string, host: string) =>
        / dot /i.test(whole) || whole.includes('@') || isMailbox(name, host)
          ? `${joined(name)}@${joined(host)}`
          : whole,
      )
      .replace(SPOKEN_CODE, postcodeSaid)
      .replace(RUN, (whole) => {
        // '… 960471. Seven one at the end': a number in figures is whole at the end of its sentence.
        const [, alone = '', rest = ''] = /^(\+?\d[\d ()-]*)([.,;:]\s[\s\S]*)$/.exec(whole) ?? []
        if (CALLABLE.test(digitsOf(alone))) return `${alone}${rest}`
        const digits = digitsOf(whole)
        // 'Missed one, 07700 900123': the word before the number is no part of it.
        const [, before = '', number = ''] = /^([a-z]+[\s,.;:–-]+)(\+?\d[\s\S]*)$/i.exec(whole) ?? []
        if (!CALLABLE.test(digits) && CALLABLE.test(digitsOf(number))) return `${before}${number}`
        const isSpoken = /[a-z]/i.test(whole) && digits.length >= LONG
        const isNumber = CALLABLE.test(digits) && /[a-z,;:/–]/i.test(whole)
        return isSpoken || isNumber ? `${digits}${/[\s,.;:/–-]*$/.exec(whole)?.[0] ?? ''}` : whole
      })
  )
}

/** A text with every run of spoken digits in figures: 'it ends one six four'. */
export const figured = (text: string) =>
  text.replace(RUN, (whole) =>
    /[a-z]/i.test(whole) ? `${digitsOf(whole)}${/[\s,.;:/–-]*$/.exec(whole)?.[0] ?? ''}` : whole,
  )

/** A postcode that was spelt out, as it is written; anything else as it was. */
function postcodeSaid(whole: string, one: string, two = '', said: string, ...inward: string[]) {
  const digits = digitsOf(said)
  const code = `${one}${two}${digits.slice(0, -1)} ${digits.slice(-1)}${inward.slice(0, 2).join('')}`
  return postcodeIn(code)?.whole.length === code.length ? code.toUpperCase() : whole
}

const joined = (text: string) => text.replace(/\s?\bdot\b\s?/gi, '.').replace(/\s/g, '')

function digitsOf(run: string) {
  let out = ''
  let times = 1
  let tens = false
  for (const word of run.toLowerCase().match(/\+|[a-z]+(?!\d)|[\do]+/g) ?? []) {
    const digits = DIGITS.get(word) ?? (/\d/.test(word) ? word.replaceAll('o', '0') : '')
    if (word === '+' || word === 'plus') out += '+'
    else if (word in TIMES) times = TIMES[word] ?? 1
    else if (word === 'hundred') out += '00'
    else if (word === 'thousand') out += '000'
    else if (tens && digits.length === 1 && digits !== '0') out = out.slice(0, -1) + digits
    else out += times > 1 ? (digits[0] ?? '').repeat(times) + digits.slice(1) : digits
    if (!(word in TIMES)) times = 1
    tens = TENS.includes(word)
  }
  return out
}
