import { entitiesIn, type Entities } from './entities'
import { PATTERNS } from './patterns'
import { mentionsIn } from './topics'
import { lineOf, wordsOf, type Words } from './words'

/** One thing that a message asks or tells. */
export interface Request {
  text: string
  words: Words
  entities: Entities
  /** As it stands, and with products, colours and places replaced by their kind: what is compared with examples. */
  plain: string
  masked: string
  /** Whether it asks: by its mark or its words; and whether it begins with that. */
  asks: boolean
  opens: boolean
  /** What is asked of it, carried over from the question before. */
  carries?: { kind: 'answer' | 'attribute' | 'service' | 'wish' | 'question'; id: string }
}

export const ASKS =
  /^(so |and |also |but |ok |well |or |um |oh )*(what|which|how|who|whose|when|where|why|do(?! not)|does|did|is|are|was|can(?! not)|could(?! not)|will(?! not)|would(?! not)|should|shall|may|have(?! not)|has|any|need i|must)\b/
const GREETING =
  /^\s*(hi|hiya|hello|hey|good (morning|afternoon|evening)|morning|evening|afternoon|dear (sir|madam|all|team))( there| guys| all| team| mate)?\b[\s,.!-]*/i
/** 'My name is Ron Pettit and I should like …': who it is asks nothing. */
const PERSON = "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?[A-Z][a-z'’-]+(?: (?:and )?[A-Z][a-z'’-]+){0,2}"
const INTRODUCTION = new RegExp(
  `^(?:(?:[Mm]y name(?:['’]s| is)|[Tt]his is|[Ii](?:['’]m| am)|[Ww]e(?:['’]re| are)) ${PERSON}|${PERSON} here)(?:[,.]| and(?= [Ii] | we ))\\s+`,
)
const ASIDE =
  /^((sorry|please|thanks|thank you|cheers|ok(ay)?|right|great|lovely|cool|brilliant|perfect|fab|nice one|fair enough|i see|got it|good|that(?:['’]?s| is| was)(?: most| very| really| so| all)? (?:helpful|kind|useful|interesting|good to know|kind of you)|(?:how|most|very) (?:helpful|kind)|just wondering|quick question|i was wondering|hope you can help)[\s,.!-]*)+$/i
/** Where one sentence holds two questions. */
const JOINTS =
  /\s*(?:,|;|&|\band\b|\balso\b|\bplus\b|\bbut\b)+\s+(?=(?:also |then |if so )?(?:what|which|how|wot|whats|wots|hows|do u|r u|can u|any |who|when|where|why|do you|does|is it|is there|are|can|could|will|would|should|have you|i(?:'d| would) (?:like|want)|i (?:also )?(?:want|need)|please)\b)/gi
/** 'My daughter, who lives in Chelmsford, recommended you.': a statement's clause, and no question. */
const RELATIVE = /,\s+(?=(?:who|whose|which|where|when)\b)/gi
const MOST = 4
const MOST_LEANING = 6
const LEANING = /\b(it|that|this|them|those|these|they)\b/

/** A message without its greeting, cut into what it asks; what belongs together stays together. */
export function requestsOf(text: string): Request[] {
  const body = text.replace(GREETING, '').replace(INTRODUCTION, '').trim()
  // Nothing but the greeting, and perhaps a smile.
  if (!/[a-z0-9?]/i.test(body)) return [requestOf(text)]
  const sentences = body
    .replace(/(\d)\.(\d)/g, '$1·$2')
    // '1) is the survey free 2) do you take cards'
    .replace(/(?:^|[\s.:,])\(?[1-6]\)\s*/g, '. ')
    .replace(/\b(no|mr|mrs|ms|dr|st|approx|e\.g|i\.e)\.\s/gi, '$1· ')
    .split(/(?<=[?!])\s+|(?<=[.])\s+(?=\S)|\n+|(?<=\?)(?=[^\s?!])/)
    .map((part) => part.replaceAll('·', '.').trim())
    .filter((part) => /[a-z0-9?]/i.test(part) && !ASIDE.test(part))
  const parts = sentences.flatMap((sentence) => {
    const plain = sentence.endsWith('.') ? sentence.replace(RELATIVE, ' ') : sentence
    const pieces = plain.split(JOINTS).filter(Boolean)
    return pieces.length > 1 && PATTERNS.starts.test(pieces[0] ?? '')
      ? pieces.filter((piece) => !ASIDE.test(piece.replace('?', '')))
      : [sentence]
  })
  const whole = parts.reduce<string[]>((done, part) => {
    const before = done.at(-1)
    return before &&
      !before.includes('?') &&
      (PATTERNS.ofThat.test(part) || (leans(part) && !ASKS.test(wordsOf(before).said.join(' '))))
      ? [...done.slice(0, -1), `${before}, ${part}`]
      : [...done, part]
  }, [])
  return (whole.length > 0 ? whole : [body]).slice(0, MOST * 2).map(requestOf)
}

/** 'Can you replace them?', 'what glass?': too short to stand without the statement before it. */
function leans(part: string) {
  const words = wordsOf(part)
  const { said } = words
  // 'Which type would be best for me?': what for, the statement before it says.
  if (PATTERNS.generic.test(lineOf(words)) && ASKS.test(said.join(' '))) return true
  const isShort = said.length <= MOST_LEANING && part.includes('?')
  return (
    (isShort || said.length < 3) &&
    ASKS.test(said.join(' ')) &&
    mentionsIn(wordsOf(part).stems).length === 0 &&
    (said.length < 3 || LEANING.test(said.join(' ')))
  )
}

/** A text as one request. */
export function requestOf(text: string): Request {
  const words = wordsOf(text)
  const entities = entitiesIn(text, words)
  const opens = text.includes('?') || ASKS.test(words.said.join(' '))
  return {
    text,
    words,
    entities,
    plain: words.said.join(' '),
    masked: masked(words, entities),
    asks: opens || PATTERNS.asksLater.test(text) || PATTERNS.wonders.test(text),
    opens,
  }
}

const KINDS: Record<string, string> = { door: 'door', window: 'window', roof: 'roof', screen: 'screen' }

/** The words with what is named replaced by its kind, so that one example stands for all. */
function masked({ said }: Words, { topics, colours, place }: Entities) {
  const out: (string | undefined)[] = [...said]
  const replace = (at: number, length: number, word: string) => {
    out.fill(undefined, at, at + length)
    out[at] = word
  }
  for (const { topic, at, length } of topics) {
    const kind = KINDS[topic.family]
    if (!kind || topic.group) continue
    const isPlural = said[at + length - 1]?.endsWith('s') ?? false
    replace(at, length, isPlural ? `${kind}s` : kind)
  }
  for (const { at, length } of colours) if (out[at] !== undefined) replace(at, length, 'grey')
  if (place && place.at >= 0 && out[place.at] !== undefined) replace(place.at, place.length, 'this town')
  return out.filter((word) => word !== undefined).join(' ')
}
