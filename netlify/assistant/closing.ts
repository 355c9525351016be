import { lineOf, type Words } from './words'

/** Whether a message only takes its leave, ends the enquiry, or has something to put right in it. */

/** 'Thank you so much for your help, goodbye': what is kept is not lost by it, whatever the model makes of it. */
export const isPolite = ({ said }: Words) => said.every((word) => POLITE.has(word))
const POLITE = new Set(
  `thank thanks you u ur your yours so very much many for the all of help helping helpful time today advice good bye goodbye now then have a an nice
  lovely great brilliant perfect wonderful patient patience pleasant polite understanding being ve kind kindly cheers ta day evening afternoon night morning weekend one love dear mate and been most really ok
  okay fine right that is was it well appreciate appreciated i we are am`.split(/\s+/),
)

/** Who has nothing to add says so in no more words. */
export const MOST_DONE = 7

/** 'No, I messed up', 'no let me check', 'no wait, black' end nothing; an enquiry that is left open goes on all the same. */
export const isClosing = ({ said }: Words) => said.every((word) => POLITE.has(word) || CLOSES.has(word))
const CLOSES = new Set(
  `no nope nah that thats is it its it's all everything lot nothing else more further add to rush hurry sorry done there whenever thing things need
  me us bother not really think so should be will do at moment what wanted know just only whole about or urgent particular soon anything any worries
  problem questions question bye leave ask asked see yet correct cant can't of off any wait waiting your call hear from when lot does present enough covers
  sums up pass on send go ahead guess rest them him her they ring quote would`.split(/\s+/),
)

/** 'No sorry thats wrong', 'no hang on': there is something to put right. */
export const saysWrong = (words: Words) =>
  WRONG.test(lineOf(words)) && !NOT_WRONG.test(lineOf(words)) && words.said.length <= MOST_DONE
const WRONG =
  / (?:wrong|mistake|incorrect|typo|mistyped|not (?:right|correct)|(?:my|the|an) old (?:one|number)|hang on|hold on|wait) /
const NOT_WRONG =
  / (?:nothing|not|isnt|never|without) (?:\w+ )?(?:wrong|mistake)| can wait | wait (?:to|for|until) /

/** 'Just being nosy for now', 'don't put me down yet', 'I'll tell him', 'may be in touch if it happens': no more is wanted today. */
const FOR_NOW =
  /\bjust (?:being )?(?:nosy|browsing|curious|dreaming|looking(?: around)?)(?: (?:for now|really|at the moment|today|thanks?|ta))*\W*$|\bnot ready (?:yet|to (?:have|be|book|order|speak|talk)|for (?:a|any)\w* (?:call|visit|quote))|\b(?:i['’]?ll|il|i will|may ?be|might|will) (?:just |maybe )?(?:tell (?:him|her|them)|pass (?:it|that|this) on|(?:phone|ring|call) (?:you (?:myself|later|when|if|once|instead)|round|around)|come back (?:when|once|later|another)|leave it (?:there|for now|at that)|sleep on it)\b|\b(?:don['’]?t|do not|not|rather not) (?:put|sign|book) me (?:down|up|in) (?:for (?:anything|one|it|that) )?(?:just )?yet\b|\b(?:may ?be|might|may|will|i['’]?ll|we['’]?ll|il) (?:be in touch|get in touch|come back|be back|pop back)(?: to you)? (?:if|when|once|later|another)\b/i
export const leavesForNow = (text: string) => FOR_NOW.test(text)
