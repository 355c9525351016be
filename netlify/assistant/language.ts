import synonymsFile from './synonyms.json'

const SYNONYMS = new Map(Object.entries(synonymsFile))
/** Words whose last 's' is no plural. */
const NO_PLURALS = new Set([
  'does',
  'always',
  'perhaps',
  'thanks',
  'whereas',
  'gas',
  'has',
  'was',
  'its',
  'yes',
])

/**
 * A text as plain words: small letters, no accents, synonyms replaced, plurals made singular. Questions, aliases and the
 * catalogue all go through here, so that they meet.
 */
export function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'`´]/g, '')
    .toLowerCase()
    .replace(/\bu[\s-]?values?\b/g, 'uvalue')
    .replace(/\bbi[\s-]?fold(?:ing|ers?|s)?\b/g, 'bifold')
    .replace(/\be[\s-]mails?\b/g, 'email')
    .replace(/\bpas\s?24(?::2016)?\b/g, 'pas24')
    .replace(/\ba\s?\+/g, 'aplus')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .split(/[^a-z0-9£%]+/)
    .flatMap((word) => (SYNONYMS.get(word) ?? word).split(' '))
    .filter(Boolean)
    .map(singular)
    .flatMap((word) => (SYNONYMS.get(word) ?? word).split(' '))
}

function singular(word: string) {
  if (/^[rs]\d+s$/.test(word)) return word.slice(0, -1)
  if (word.length < 4 || NO_PLURALS.has(word) || /(ss|us|is)$/.test(word) || !word.endsWith('s')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * Mends misspelt words by the words that matter here.
 *
 * @param targets - words worth mending to: products, aspects, places
 * @param known - further words that are right as they are
 * @param rest - longer words of the catalogue, worth mending to when no target is near
 */
export function createSpelling(targets: Iterable<string>, known: Iterable<string>, rest: Iterable<string>) {
  const aims = [...new Set(targets)].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word))
  const sounding = [...new Set(rest)].filter((word) => word.length >= 4 && /^[a-z]+$/.test(word))
  const others = sounding.filter((word) => word.length >= 6)
  const right = new Set([...aims, ...known])
  const memory = new Map<string, string>()

  function mend(word: string) {
    if (word.length < 4 || right.has(word) || !/^[a-z]+$/.test(word) || word.length > 20) return word
    const most = word.length < 6 ? 1 : 2
    return (
      nearest(word, aims, most) ??
      soundsLike(word, aims) ??
      soundsLike(word, sounding) ??
      nearest(word, others, word.length < 8 ? 1 : 2) ??
      word
    )
  }

  function nearest(word: string, list: string[], most: number) {
    const isShort = word.length === 4
    let best: string | undefined
    let bestDistance = most + 1
    for (const aim of list) {
      if (Math.abs(aim.length - word.length) > most) continue
      // Every other short word is one letter away from something: 'site' is not 'size', nor Dean a deal.
      if (isShort && aim.length === word.length && !isSwapped(word, aim)) continue
      const distance = editDistance(word, aim)
      // Two slips are believed only when the word begins alike.
      const isLikely = distance <= 1 || aim[0] === word[0]
      if (distance < bestDistance && isLikely) [best, bestDistance] = [aim, distance]
    }
    return best
  }

  return function spell(words: string[]) {
    return words.map((word) => {
      const mended = memory.get(word) ?? mend(word)
      // Bounded: strangers choose the words.
      if (memory.size < 5_000) memory.set(word, mended)
      return mended
    })
  }
}

/** A word of the same sound, however it is spelt: 'sach' for 'sash', 'lite' for 'light'. */
function soundsLike(word: string, list: string[]) {
  const sound = soundOf(word)
  return list
    .filter((aim) => aim[0] === word[0] && soundOf(aim) === sound)
    .map((aim) => ({ aim, distance: editDistance(word, aim) }))
    .filter(({ distance }) => distance <= (word.length < 6 ? 1 : 3))
    .sort((one, other) => one.distance - other.distance)[0]?.aim
}

function soundOf(word: string) {
  return word
    .replace(/ight/g, 'it')
    .replace(/ph/g, 'f')
    .replace(/tion|cian|sion/g, 'shun')
    .replace(/sh|ch|sc(?=[ei])/g, 'x')
    .replace(/ck|qu?|k|c(?![eiy])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/gh|h(?!$)/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '')
    .replace(/[aeiouy]+/g, 'a')
}

/** Whether two words are the same letters in another order. */
function isSwapped(one: string, other: string) {
  return [...one].sort().join('') === [...other].sort().join('')
}

/** Slips of the keyboard between two words: letters added, left out, changed, or two neighbours swapped. */
function editDistance(one: string, other: string) {
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + change)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = previous
    previous = row
  }
  return previous[other.length] ?? 0
}

/** Whether a phrase stands in a text, word for word. */
export function hasPhrase(words: string[], phrase: string[]) {
  return positionOf(words, phrase) >= 0
}

/** Where a phrase begins; −1 when it is not there. */
export function positionOf(words: string[], phrase: string[]) {
  if (phrase.length === 0) return -1
  return words.findIndex((_, start) => phrase.every((word, offset) => words[start + offset] === word))
}
