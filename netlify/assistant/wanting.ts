import { keepsDetails, offersNumber, refusesCall } from './acts'
import { CARDS } from './cards'
import { SURE_ACT, WANTED, wantedOf } from './dialogue-acts'
import type { Entities } from './entities'
import { CERTAIN, BEYOND_DOUBT, type Match } from './intents'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { saysWhen } from './timing'
import { lineOf, type Words } from './words'

/** What a request wants of the firm: a visit, a quote, a call, somebody to talk to. */

/** 'Scrap that, the lantern is back on': what was spoken of last goes, where another thing is named. */
export const LETS_LAST_GO =
  /\b(?:scrap|forget|cancel|drop|bin) (?:that|it|all that)\b(?=\s*(?:[,.;!–-]|and\b))/i

/** Words one of which a wish has, whatever else it says: who tells of a draught has not asked for anybody yet. */
const SAYS = {
  visit:
    / (?:come|comes|visit\w*|round|out|over|someone|somebody|anyone|anybody|one of \w+|person|people|men|man|bloke|chap|lads?|surveyor|fitter|engineer|expert|measure\w*|survey\w*|look|looked|book\w*|appointment|send|pop|drop|check\w*|see|saw|eyes|opinion|repair|fix\w*|mend\w*|need) /,
  quote:
    / (?:quot\w*|pric\w*|cost\w*|recost|estimates?|est|figures?|much|ballpark|charge|tender|set me back|what (?:you|u|would you) (?:do|want|charge)) /,
  call: / (?:call\w*|ring\w*|rung|phon\w*|telephon\w*|contact\w*|touch|bell|buzz|tinkle|text\w*|e ?mail\w*|whatsapp|message|write|line|back|details|number|hear|speak|talk|reach|pass\w*|down) /,
  person:
    / (?:speak|speaking|talk|chat|person|human|someone|somebody|anyone|anybody|who|number|ring|call|phone|telephone|hand|put|through|transfer|colleague|agent|manager|sales|staff|boss|real) /,
} as const

/** 'Sash windows, someone to measure please' */
const SENDS_FOR =
  / (?:someone|somebody|anyone|anybody|one of you|a man|a surveyor) (?:please )?(?:to |can |could )?(?:come|measure|look|visit|pop|check|see|survey) /

/** 'Could we pop in?' */
const COMES_HERE =
  / (?:can|could|may|might|shall|should) (?:i|we)(?: (?:just|both|all|still|also))? (?:come|pop|drop|call|visit|nip) /

const FROM_PLANS =
  / (?:from|off|on|by|with) (?:the |my |our |an? |some |these )?(?:\w+ )?(?:\w+ )?(?:plans?|drawings?|sketch|sketches|blueprints?) /

const BY_POST =
  / (?:by|in|through|via) (?:the )?(?:post|letter) | post(?:ed|ing)? (?:\w+ )?(?:a|an|the|my) (?:price|quote|estimate|quotation) | (?:price|quote|estimate|quotation) (?:be )?(?:posted|post) /

/** 'Are you a real person or a robot?' */
const ASKS_WHO =
  / (?:are|r) (?:you|u) (?:a |an |the |real |just |actual |really )*(?:real|person|human|robot|bot|computer|machine|ai) | is (?:this|that|it) (?:a |an |just )*(?:real|person|human|robot|bot|computer|machine|ai) /

/** From here what is asked or told has an answer, so that a wish has to be plain. */
const HAS_ANSWER = 0.62

/** From here a request is like the examples of a wish. */
const OF_WISH = 0.68

/** Which wish a request is, if it is one. */
export function wishOf(request: Request, matches: Match[]): string | undefined {
  const { text, words, entities, told, asks } = request
  const line = lineOf(words)
  const [best] = matches
  const wish = matches.find(({ kind }) => kind === 'wish')
  if (refusesCall(words) || PATTERNS.thinks.test(line)) return undefined
  if (PATTERNS.noQuote.test(line) || ASKS_WHETHER.test(line)) return undefined
  if (PATTERNS.confirmsPrice.test(line)) return undefined
  // 'Bin it and price the bifolds': what is being taken is another thing.
  if (LETS_LAST_GO.test(text) && entities.topics.length > 0) return undefined
  if (offersNumber(text)) return 'contact'
  // 'I should like to compare the two', 'must I pay if somebody comes?'
  if (PATTERNS.onlyAsks.test(line) && !/ (call|ring|phone|contact) (me|us) /.test(line)) return undefined
  if (PATTERNS.sendsTo.test(line)) return 'contact'
  const isOfPerson = PATTERNS.person.test(line) && !saysWhen([request])
  if (isOfPerson && (best?.kind === 'wish' || (best?.score ?? 0) < CERTAIN)) return 'person'
  // 'How much is a new set of sliding doors?' has an answer first, and so has what is asked in so many words.
  const isAsked = best !== undefined && best.kind !== 'wish' && best.score >= HAS_ANSWER
  // 'She'll contact you herself, I'm not handing her details out'
  const isSure = (isAsked && !SENDS_FOR.test(line)) || keepsDetails(words)
  const wanted = wantedOf(request, isSure ? SURE_ACT : WANTED)
  // 'Can anybody speak to me after 6?' asks to be rung.
  if (wanted === 'person' && saysWhen([request])) return 'call'
  // 'Can I come and see some doors on a Saturday?' is their way to us, and nobody is to come to them.
  if ((wanted ?? wish?.id) === 'visit' && COMES_HERE.test(line) && isAsked) return undefined
  // 'Can you give me a price from the plans?' asks whether they are enough.
  if ((wanted ?? wish?.id) === 'quote' && asks && FROM_PLANS.test(line) && !/ come /.test(line) && isAsked)
    return undefined
  // 'Can you come after seven?', 'I'm after a job, who do I speak to?': what is written of that very question is said first.
  if (wanted && wanted !== 'quote' && asks && hasOwnAnswer(matches, wanted === 'visit' ? BEYOND_DOUBT : VERY))
    return undefined
  // 'Can you post me a price?' asks how it comes.
  if (wanted === 'quote' && asks && isAsked && BY_POST.test(line)) return undefined
  const isSaid = wanted && SAYS[wanted].test(line) && !ASKS_WHO.test(line)
  if (isSaid && !(wanted === 'quote' && PATTERNS.startsPrice.test(line))) return wanted
  if (PATTERNS.callMe.test(line)) return wish && wish.score >= OF_WISH ? wish.id : 'call'
  if ((!isAsked || best.score < BEYOND_DOUBT) && PATTERNS.quoteFor.test(line)) return 'quote'
  // 'Must I pay for somebody to come and look?' asks first.
  if (wish?.id === 'visit' && PATTERNS.ofPrice.test(line)) return undefined
  // 'Roughly what would a bay cost?'
  if (wish?.id === 'quote' && PATTERNS.startsPrice.test(line)) return undefined
  // 'The insurer wants a quote for the damage, can you do those?' has an answer.
  const isAnswered = best?.kind === 'answer' && best.score >= CERTAIN && CARDS.get(best.id)?.offers !== true
  if (!told && needsSeveral(words, entities) && !isAnswered) return 'quote'
  if (!asks && JOBS.test(line)) return 'quote'
  if (!wish || !best || wish.score < OF_WISH || wish.score < best.score - 0.03) return undefined
  return wish.id
}

/** From here a question is one of the examples of an answer, but for a word or two. */
const VERY = 0.93
/** An answer that is likelier by so much than any wish is no wish. */
const APART = 0.15
/** Whether what is asked is written of already, however much it sounds like a wish. */
export function hasOwnAnswer(matches: Match[], least = VERY) {
  const [best] = matches
  if (best?.kind !== 'answer') return false
  const wish = matches.find(({ kind }) => kind === 'wish')?.score ?? 0
  if (best.score >= CERTAIN && wish < best.score - APART) return true
  return best.score >= least && CARDS.get(best.id)?.offers !== true
}

/** 'Do I need an appointment to look at front doors?' */
const ASKS_WHETHER = / (?:do|would|will) (?:i|we) (?:need|have) (?:to (?:make|book|have) )?an? appointment /

/** 'Four jobs: a misted pane, a sticking door, …': a list is to be priced. */
const JOBS =
  / (?:two|three|four|five|six|several|few|couple of|list of|number of|various|\d) (?:small |little |different |other |separate )?(?:jobs|things|bits|items|repairs)(?: (?:done|doing|need|needs|needed|want|to|in|at|for|please|that|here|on)\b.*)? /

/** 'Need twelve windows and a set of bifolds': who says how many wants a price. */
function needsSeveral(words: Words, { topics }: Entities) {
  const line = lineOf(words)
  const products = new Set(
    topics.filter(({ topic }) => topic.family !== 'service').map(({ topic }) => topic.id),
  )
  const isMuch = products.size > 1 || (products.size > 0 && PATTERNS.several.test(line))
  return (
    isMuch &&
    PATTERNS.need.test(line) &&
    !/ ((?:u|you) values?|uw|g values?|figures?|spec|specs|data ?sheets?|repair|fix|fixing|mend|snapped|broken|lock|locks|knock|turn|swap|instead|into|opinion|advice|better|honest|torn|decide|undecided) /.test(
      line,
    )
  )
}
