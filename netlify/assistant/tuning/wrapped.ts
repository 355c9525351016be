/** How visitors write what an example says in a few words: with who they are and why they ask round it, and with slips. */

const BEFORE = [
  'hi',
  'hello there',
  'good morning',
  'quick question',
  'sorry to bother you but',
  'not sure you can help but',
  'please forgive a silly question but',
  'before i ring you',
  'my husband and i were wondering',
  'my wife and i cannot agree',
  'my mother would like to know',
  'asking for my dad',
  'my daughter told me to ask',
  'my son in law says you might know',
  'i am 74 and live on my own',
  'my late husband always dealt with this',
  'we have two small children',
  'we live in a 1930s semi and',
  'it is a victorian terrace and',
  'our bungalow was built in the seventies and',
  'we have just moved in and',
  'we are having an extension built and',
  'we have been here thirty years and',
  'i let a house in epping and',
  'we rent and the landlord is away',
  'i am a builder and',
  'i have been looking at your website and',
  'a leaflet came through the door and',
  'i read something in the paper and',
  'i had a quote from a firm in london but',
  'my neighbour has just had hers done and',
  'a friend says otherwise but',
  'a chap at work said to ask',
  'last winter was awful and',
  'it has been like this since the spring',
  'it is driving me mad',
  'i know nothing about these things but',
  'to be honest',
  'right so',
  'ok',
]
const AFTER = [
  'thanks',
  'please',
  'cheers',
  'many thanks in advance',
  'any help appreciated',
  'i would be grateful',
  'as soon as you can',
  'no hurry',
  'can you help',
  'is that something you do',
  'what would you recommend',
  'what do you think',
  'and if so what happens next',
  'if that makes sense',
  'my husband thinks not',
  'my wife says it is my fault',
  'it is for my mother',
  'only asking',
  'i have no idea about these things',
  'the house is about forty years old',
  'we are in harlow',
  'the one at the back',
  'at the front of the house',
  'upstairs',
  'in the kitchen',
  'it is getting worse',
  'i do not want to be told something else at the end',
  'please be honest',
  'lol',
]

/** Of ten, how many have something before them, after them, and a slip in a word. */
const OF_TEN = { before: 7, after: 5, slip: 4 }
/** A shorter word with a slip is another word. */
const SHORTEST = 5

/**
 * @param text - an example
 * @param random - numbers from 0 to 1, below 1
 */
export function wrapped(text: string, random: () => number): string {
  const one = (list: string[]) => list[Math.floor(random() * list.length)] ?? ''
  const often = (times: number) => random() * 10 < times
  const words = text.split(' ')
  const long = words.flatMap((word, at) => (word.length >= SHORTEST && !/\d/.test(word) ? [at] : []))
  const at = long[Math.floor(random() * long.length)]
  if (at !== undefined && often(OF_TEN.slip)) words[at] = slipped(words[at] ?? '', random)
  return [
    ...(often(OF_TEN.before) ? [one(BEFORE)] : []),
    words.join(' '),
    ...(often(OF_TEN.after) ? [one(AFTER)] : []),
  ].join(' ')
}

/** A letter left out, or two of them turned round. */
function slipped(word: string, random: () => number) {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const isLeftOut = random() < 0.5
  return isLeftOut
    ? word.slice(0, at) + word.slice(at + 1)
    : word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}
