import { PATTERNS } from './patterns'
import { mentionsIn } from './topics'
import { lineOf, wordsOf } from './words'

/** Cuts a message into what it asks and tells. */

/** A piece of a message; what is an item of a list, or has a question put to it, asks whatever its words. */
interface Piece {
  text: string
  asks?: boolean
  /** The statement that a question was put to. */
  told?: string
}

const BEFORE_ASKING =
  '(?:(?:so|and|also|plus|but|ok|well|or|um|oh|then|meanwhile|in the meantime|by the way|btw|again|now|right|roughly|maybe|perhaps|honestly|if (?:so|not)|while you are (?:there|here|at it)) )*'

export const ASKS = new RegExp(
  `^${BEFORE_ASKING}(?:what(?! a (?:shame|pity|pain|nuisance|relief|mess|joke)\\b)(?! (?:i|we) (?:am |are |would |really |actually |do )*(?:after|want|need|looking|like)\\b(?! to (?:know|ask|find)))|which(?! is (?:the (?:one|only|main)|why|fine|good|great|a (?:shame|pity|pain|nuisance)))|how|who|whose|when(?! (?:someone|somebody|anyone|you|they|he|she|it|i|we|(?:the|your) [a-z]+) (?:does |do )?(?:come|get|arrive|ring|call|visit|turn|is|are|am|was|were)s?\\b)|where|why|whether|do(?! not)|does|did|is|are|was|can(?! not)|could(?! (?:not|be)\\b)|will(?! (?:not|do|ask|chat|talk|speak|ring|call|phone|think|have|let|leave|be|get|try|look|see|check|pop|come|go|send|tell|need|want|pass) )|would(?! (?:not|be|want|like|love|need|prefer|rather|have)\\b)|should|shall|may|have(?! not| a (?:\\w+ )?(?:look|chat|word|go|think)\\b)|has|safe|okay|possible|worth|any(?! (?:other )?(?:time|day|weekday|evening|morning|afternoon))|anything|anyone|anywhere|need i|must|advice (?:on|about)|if (?:i|we|you|it|my|our|the) [^?]{2,60}? (?:does|do|will|can|would|is|are|am) (?:i|my|you|u|it|that|they|the|we|someone|somebody|anybody|there))\\b`,
)
const GREETING =
  /^\s*(hi|hiya|hello|hey|good (morning|afternoon|evening)|morning|evening|afternoon|dear (sir|madam|all|team))( there| guys| all| team| mate| dear)?\b[\s,.!-]*/i
/** 'My name is Ron Pettit and I should like …': who it is asks nothing. */
const PERSON = "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?[A-Z][a-z'’-]+(?: (?:and )?[A-Z][a-z'’-]+){0,2}"
const INTRODUCTION = new RegExp(
  `^(?:(?:[Mm]y name(?:['’]s| is)|[Tt]his is|[Ii](?:['’]m| am)|[Ww]e(?:['’]re| are)) ${PERSON}|${PERSON} here)(?:[,.]| and(?= [Ii] | we ))\\s+`,
)
const ASIDE =
  /^((sorry|please|thanks|thank you|cheers|ok(ay)?|right|great|lovely|cool|brilliant|perfect|fab|nice(?: one)?|wicked|sweet|fair enough|i see|got it|good|(two|three|four|few) (things|questions)|that(?:['’]?s| is| was)(?: most| very| really| so| all)? (?:helpful|kind|useful|interesting|good to know|kind of you)|(?:how|most|very) (?:helpful|kind)|(?:and |so )?(?:do (?:you|u) (?:know|think|reckon|happen to know)|would you (?:say|think|know))|just wondering|quick question|i was wondering|hope you can help)[\s,.!-]*)+$/i

/** 'The sash ones, sorry I'm not being very clear' */
const EXCUSE =
  /[\s,.]*\bsorry,? (?:(?:i['’]?m|im) (?:not|being|a bit|so|late|confus)|if i|for (?:the|all|my)|to (?:be|bother|keep|ask))[^.?!,]*/gi

/** 'We want the gutters, no sorry, not gutters, I mean the door seals': what was meant. */
const SLIP =
  /\b(?:the |a |an |my |some )?[\w'’-]+,? (?:no,? )?(?:sorry|oops),? (?:(?:no,? )?not (?:the |a )?[\w'’-]+,? )?i mean(?:t)?,? /gi

const WHO =
  '(?:i|you|u|we|they|he|she|it|this|that|these|those|there|the|a|an|any|some|your|my|our|his|her|their|one|someone|somebody|anyone|anybody|vat)'
/** What a second question in a sentence begins with. */
const SECOND = [
  "(?:what|how|who|where|which|why|whose|wot)(?:['’]?s)?",
  "when(?=['’]?s\\b|\\s(?:do|does|did|is|are|will|would|can|could|might|should|shall)\\b)",
  'whether',
  '(?:(?:some|any|your)\\s)?advice\\s(?:on|about)',
  'any',
  `(?!have\\sa\\s(?:\\w+\\s)?(?:look|chat|word|go|think)\\b)(?:do|is|are|was|can|could|would|should|shall|have|has|must|may|did|r)\\s${WHO}`,
  '(?:is|are)\\s[a-z]+\\s(?:a|an|the|any|ok|okay|too|better|worse|safe|good|bad|best|worth)',
  "does(?!n['’]?t|\\snot)",
  'will(?!\\s(?:not|be|need|have|want|require|probably|also|never|only|cost|take)\\b)',
  "i(?:['’]d|\\swould)\\s(?:like|want)",
  'i\\s(?:(?:also|just|only)\\s)?(?:want|need|wish)',
  'please',
  '(?:tell|let)\\sme\\s(?:know\\s)?(?:what|how|which|whether|if|when|where)',
  '(?:an?|the)\\s(?:(?:rough|ballpark|free)\\s)?(?:price|cost|quote|estimate)',
  'if\\s(?:i|we|you|it|that|he|she|they|the)\\b[^,.?]{0,60}\\b(?:what|how|who|when|where|which|can|could|would|will|do|does|is|are)',
]
const BEFORE_SECOND =
  '(?:(?:and|also|then|so|maybe|perhaps|roughly|about|approximately|exactly|just|if\\s(?:so|not)),?\\s)*'
/** Where one sentence holds two questions. */
const JOINTS = new RegExp(
  `\\s*(?:,|;|&|(?<=\\s)\\+|\\band\\b|\\balso\\b|\\bplus\\b|\\bbut\\b)+\\s+(?=${BEFORE_SECOND}(?:${SECOND.join('|')})\\b)`,
  'gi',
)
/** 'My daughter, who lives in Chelmsford, recommended you.': a statement's clause, and no question. */
const RELATIVE = /,\s+(?=(?:who|whose|which|where|when)\b)/gi
/** '1) is the survey free 2) do you take cards', and lines that begin with a number or a stroke. */
const ITEMS = /(?:^|[\s.:,])\(?[1-6]\)\s*|(?:^|\n|[.:;!?]\s+)[1-6]\.\s+(?=[a-z])|(?:^|\n)\s*[-*•]\s+/gi
const ITEM = '• '

/** 'Does it include VAT and taking the old door away?': each is asked by itself. */
const INCLUDED =
  /\b((?:does|do|is|are|will|would) (?:it|that|this|they|the (?:price|quote|offer|£[\d,]+)) (?:also )?(?:includes?|included?|covers?|come with|with|mean)) ([^,?]{2,40}?),? (?:and|or) (?=(?:[a-z]+ing|vat|delivery|disposal|removal|the|a|my|any) ?\b[^?]*\?)/i

/** 'Key snapped in the front door lock how much to change the barrel': the price is asked by itself. */
const PRICE_OF_IT =
  /^((?:[^\s,?]+ ){3,}[^\s,?]+)(?<!\b(?:know|ask|tell me|me|see|say|wonder|wondering|idea|of|about|on|out|and|or|but|depends?|so|also|roughly|just|exactly|is|matter|check|confirm)) (how much (?:is|are|to|for|would|does|do|will)\b)/i

const MOST_LEANING = 7
const MOST_NAMING = 3
const LEANING = /\b(it|that|this|them|those|these|they|both|either)\b/

/** A message without its greeting, cut into what it asks; what belongs together stays together. */
export function piecesIn(text: string): Piece[] {
  const body = text.replace(GREETING, '').replace(INTRODUCTION, '').trim()
  // Nothing but the greeting, and perhaps a smile.
  if (!/[a-z0-9?]/i.test(body)) return [{ text }]
  const isList = (body.match(ITEMS) ?? []).length > 1
  const pieces = sentencesOf(isList ? body.replace(ITEMS, `\n${ITEM}`) : body).flatMap(questionsOf)
  return pieces.length > 0 ? together(pieces) : [{ text: body }]
}

function sentencesOf(body: string): string[] {
  return body
    .replace(SLIP, '')
    .replace(EXCUSE, '')
    .replace(/(\d)\.(\d)/g, '$1·$2')
    .replace(/\b(no|mr|mrs|ms|dr|st|approx|e\.g|i\.e)\.\s/gi, '$1· ')
    .split(/(?<=[?!])\s+|(?<=[.])\s+(?=\S)|\n+|(?<=\?)(?=[^\s?!])/)
    .map((part) => part.replaceAll('·', '.').trim())
    .filter((part) => /[a-z0-9?]/i.test(part) && !ASIDE.test(part))
}

const REACHED = '(?:[A-Za-z]{1,2}\\d[A-Za-z\\d]?\\s?\\d[A-Za-z]{2}|\\+?\\d[\\d\\s]{8,13}\\d|\\S+@\\S+\\w)'
const NAMED = "[A-Z][a-z'’-]+"
/** 'Can I get a quote, Grace Adeyemi, E17 4QX': who asks, and where, is no part of what is asked. */
const WHO_ASKS = new RegExp(`,\\s+(?=(?:(?:${NAMED}|${REACHED})[\\s,.]+)*${REACHED}[\\s,.!]*$)`)

/** The questions that one sentence holds. */
function questionsOf(whole: string): Piece[] {
  const [sentence = '', who = ''] = whole.split(WHO_ASKS, 2)
  return [...questionsIn(sentence), ...(who ? [{ text: who }] : [])]
}

function questionsIn(sentence: string): Piece[] {
  const isItem = sentence.startsWith(ITEM)
  const said = isItem ? sentence.slice(ITEM.length) : sentence
  const plain = said.endsWith('.') ? said.replace(RELATIVE, ' ') : said
  const pieces = plain
    .replace(INCLUDED, '$1 $2, $1 ')
    .replace(PRICE_OF_IT, '$1, $2')
    .split(JOINTS)
    .map((piece) => piece.replace(/[\s,;]+$/, ''))
    .filter((piece) => piece && !ASIDE.test(piece.replace('?', '')))
    .reduce<string[]>((done, piece) => {
      const before = done.at(-1)
      return before && CLAUSE.test(before) && !isAsking(before)
        ? [...done.slice(0, -1), `${before}, ${piece}`]
        : [...done, piece]
    }, [])
  return (pieces.length > 1 || plain === said ? pieces : [said]).map((piece) =>
    isItem ? { text: piece, asks: true } : { text: piece },
  )
}

/** 'If you don't, who would you send us to?': a clause that what follows is asked under. */
const CLAUSE =
  /^(?:btw |and |but |so |also )*(?:if|when|before|after|once|unless|because|as|since|although|though|while|seeing)\b(?!.*\b(?:what|how|who|where|which)\b)[^,?]*$/i

/** Pieces with what cannot stand alone put to the statement before it. */
function together(pieces: Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((done, piece) => {
    const before = done.at(-1)
    const isOpen = before && !before.asks && !piece.asks && (isStatement(before.text) || isName(before.text))
    if (!isOpen || !(PATTERNS.ofThat.test(piece.text) || leans(piece.text))) return [...done, piece]
    return [
      ...done.slice(0, -1),
      { text: `${before.text.replace(/[.,?]$/, '')}, ${piece.text}`, asks: true, told: before.text },
    ]
  }, [])
}

const isStatement = (text: string) => !text.includes('?') && !isAsking(text)

/** 'And windows?' before 'anything off those?' */
const isName = (text: string) => {
  const { said, stems } = wordsOf(text)
  return said.length <= MOST_NAMING && !isAsking(text) && mentionsIn(stems).length > 0
}

const isAsking = (text: string) => ASKS.test(wordsOf(text).said.join(' '))

/** 'Can you replace them?', 'what glass?', 'normal?': too short to stand without the statement before it. */
function leans(text: string) {
  const words = wordsOf(text)
  const { said, stems } = words
  const isOpen = ASKS.test(said.join(' '))
  // 'Which type would be best for me?': what for, the statement before it says.
  if (PATTERNS.generic.test(lineOf(words)) && isOpen) return true
  if (mentionsIn(stems).length > 0) return false
  if (said.length < 3) return isOpen || text.includes('?')
  return isOpen && said.length <= MOST_LEANING && LEANING.test(said.join(' '))
}
