import type { Turn } from './part'
import type { Request } from './requests'
import { lineOf } from './words'

/** An alarm that is over, and one that never was. */

type Told = Pick<Request, 'words' | 'opens'>

const SETTLED = 'sorted|boarded|secured?|mended|fixed|repaired|shut|locked|closed|made safe|under control'
const HELPERS =
  'locksmith|police|neighbour|brother|sister|son|daughter|husband|wife|dad|mum|mate|friend|builder|glazier|landlord|council|somebody|someone|i|we|he|she|they'

/** 'Panic over', 'my neighbour has screwed a sheet of ply over it': whatever is left to mend. */
const COVERED = new RegExp(
  ` (?:panic|crisis|emergency|drama|scare|danger) (?:is |all |now )*over | (?:${HELPERS}) (?:has |have |had |just |already |kindly |came |come |round |and )*(?:put|screwed|nailed|taped|fixed|fitted|tacked|stapled|got) (?:\\w+ ){0,4}?(?:ply|plywood|boards?|boarding|tarp\\w*|sheets?|sheeting|polythene|wood|chipboard|osb|plastic|cardboard) (?:\\w+ )?(?:over|up|on|across|in) `,
)
const OVER =
  / false alarm | (?:do not|no need to|nothing to) worry (?!.* i will )| no longer an emergency | (?:not|no longer) need (?:it |you |any |the |a |to be )?(?:board(?:ing|ed)?|help|secur(?:ing|ed)|anybody|anyone) /

/** 'The locksmith has got it shut', 'managed to close it', 'we are back in'. */
const MADE_SAFE = new RegExp(
  [
    ` (?:all|its|it is|been|now|is|(?:got|had|have|has) (?:it|that|the \\w+)) (?:all |been |now |properly )*(?:${SETTLED}) `,
    ` (?:${HELPERS}) (?:has |have |had |just |already |come |came |been |and |round )*(?:${SETTLED}|taped) (?:it|that|the|up|us|everything) `,
    ' (?:managed|able) to (?:lock|shut|close|board|secure|get) ',
    ' (?:am|are|im|got|let (?:me|us)) back in(?:side)? | let (?:me|us) in | (?:i am|we are) in(?:side)?(?: now| again)? $',
    ' boarded (?:the|it|up|over) | (?:it|door|window|patio) (?:now |does )?(?:locks?|shuts?|closes?)(?: now| again| fine| properly)?(?: $| now )',
  ].join('|'),
)
/** 'It will not shut', 'can it be boarded', 'until it is fixed', 'locked myself out'. */
const STILL = new RegExp(
  ` (?:not|never|nobody|need|needs|needed|want|wants|must|can|could|please|when|if|until|till|once|unless|rather) (?:\\w+ ){0,5}(?:${SETTLED}|lock|shut|close|secure|board|get) | locked (?:\\w+ )?out | still (?:open|broken|out|not) | will not `,
)
/** Of a first message only what speaks of boards: the door of a break-in may well be shut. */
const BOARDED = / (?:boarded|secured|made safe) /

/** 'It is not an emergency', 'nobody is in danger'. */
const NEVER =
  / not (?:an? |really (?:an? )?|actually (?:an? )?|in (?:any )?)?(?:emergency|danger) | no (?:emergency|danger) | (?:nothing|nobody|no one) (?:is|has been|was|got) (?:actually )?(?:broken|smashed|in danger) | (?:years?|months|weeks) ago | last (?:year|month|summer|winter) | misunderst\w+ | wrong end of the stick | not what i (?:meant|said|asked) | not (?:scared|frightened|locked out|leaning out) /

const settles = ({ words, opens }: Told) => {
  const line = lineOf(words)
  return !opens && (COVERED.test(line) || OVER.test(line) || (MADE_SAFE.test(line) && !STILL.test(line)))
}
const denies = ({ words, opens }: Told) => !opens && NEVER.test(lineOf(words))

/** Whether a sentence says that an alarm is over, or never was one. */
export const isCalm = (request: Told) => settles(request) || denies(request)

/** Whether a message ends the alarm that was raised before. */
export const endsAlarm = ({ requests }: Pick<Turn, 'requests'>) => requests.some(isCalm)

/** Whether it says so of what was told before, whether or not that was taken for an alarm. */
export const isCovered = ({ requests }: Pick<Turn, 'requests'>) =>
  requests.some(({ opens, words }) => !opens && COVERED.test(lineOf(words)))

/** Whether it says that there was no danger at all. */
export const wasNone = ({ requests }: Pick<Turn, 'requests'>) =>
  requests.some(denies) && !requests.some(settles)

/** 'The window was smashed on Sunday, and it is boarded up': told with its end, which is no alarm any more. */
export const isBoarded = ({ requests }: Pick<Turn, 'requests'>) =>
  requests.some((request) => settles(request) && BOARDED.test(lineOf(request.words)))
