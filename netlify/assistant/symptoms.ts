import MiniSearch from 'minisearch'
import { SERVICES } from './catalogue'
import complaintsFile from './complaints.json'
import { plainWords } from './language'
import { contentWords } from './passages'
import { topicById, type Topic } from './topics'

/** Ways in which visitors tell what is wrong, in words that the pages do not use. */
const COMPLAINTS = complaintsFile as Record<string, string>

/**
 * What is wrong with a window or door, told by somebody who does not know what the repair is called: each service is found by
 * the signs, keywords and texts of its page.
 */
const index = new MiniSearch<{ id: string; title: string; signs: string; said: string; text: string }>({
  fields: ['title', 'signs', 'said', 'text'],
  tokenize: plainWords,
  processTerm: (term) => (GENERIC.has(term) ? null : term),
  searchOptions: {
    boost: { title: 3, said: 3, signs: 2 },
    fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    prefix: (term) => term.length > 4,
    weights: { fuzzy: 0.3, prefix: 0.6 },
  },
})

/** What every service is about: no sign of one of them. */
const GENERIC = new Set(
  'door window glass house home room front back side our my the old new look need want job work good day time bit thing upvc patio french bifold composite conservatory come first would you'.split(
    ' ',
  ),
)

index.addAll(
  SERVICES.map(({ slug, title, description, lead, signs, seo, body, questions }) => ({
    id: slug,
    title,
    said: COMPLAINTS[slug] ?? '',
    signs: [...signs, ...seo.keywords].join(' '),
    text: [description, lead, ...body, ...questions.map(({ question }) => question)].join(' '),
  })),
)

/** Least score for a complaint to be believed: two or three words of it must be in the right place. */
const LEAST = 30
/** By how much the first must lead the second. */
const LEAD = 1.1

/** Without one of these, 'cold in winter' is no conservatory. */
const ROOFS = new Set(['conservatory', 'roof', 'orangery', 'sunroom', 'polycarbonate', 'gutter', 'lean'])

/**
 * The service for a complaint; undefined when none is plainly the one.
 *
 * @param least - how much has to point there
 */
export function findRemedy(words: string[], least = LEAST): Topic | undefined {
  const [best, next] = searchRemedies(words)
  if (!best || best.score < least || (next && best.score < LEAD * next.score)) return undefined
  return topicById(best.id as string)
}

/** The services that a complaint may be about, the likeliest first. */
export function searchRemedies(words: string[]) {
  const query = contentWords(words).filter((word) => !GENERIC.has(word))
  if (query.length === 0) return []
  const isRoof = words.some((word) => ROOFS.has(word))
  return index
    .search(query.join(' '))
    .filter(({ id }) => isRoof || !(id as string).startsWith('conservatory'))
}

const TROUBLE =
  / (broken|snap|snapped|stuck|stiff|loose|wobbly?|wobbling|wobble|leak|leaking|leaky|drip|dripping|draught|draughty|rattle|rattling|whistle|whistling|misted|steam|mould|mouldy|damp|condensation|wet|soaking|puddle|water|droplet|cold|freezing|chilly|boiling|hot|noise|noisy|loud|awake|wake|hear|drag|dragging|scrape|scraping|catch|catching|stick|sticking|rub|rubbing|drop|dropped|sag|sagging|jam|jammed|spin|spinning|turn|round and round|goes round|go round|crack|cracked|chip|chipped|rot|rotten|rotting|swollen|swelled|bubbly|bubbled|perishing|rumble|rumbling|blow|blowing|pouring|peel|peeling|lost|stolen|hole|off|hang|hanging|bang|banging|slam|slamming|squeak|squeaky|creak|smell|musty|dirty|filthy|green|mos|moss|algae|wind|rain|breeze|fix|fixing|fixed|repair|repairing|repaired|mend|mending|replace|replacing|faulty|problem|issue|worn|perished|shrunk|gap|fallen|fell|fall|falling|worried|toddler|unusable|moved|bought|stone|missing|came|gone|wonky|bent|failed|failing|trouble|damaged|drafty) |(will|does|do|would|has) not (open|close|shut|lock|turn|move|stay|work|slide|go|seal|fit|hold|latch)|can not (open|close|shut|lock|turn|move|slide|get) /

/** Trouble that nothing new can have. */
const STRONG =
  /(will|does|do|would) not (open|close|shut|lock|turn|move|stay|slide|latch)|(is|has|are|got) (broken|stuck|jammed|stiff|snapped|dropped|leaking|misted)/

/** A state that only something old is in, unless somebody asks whether it will come to that. */
const STATE =
  / (stiff|stuck|jammed|snapped|wobbly|dropped|sagging|rattle|rattling|draughty|leaking|leaky|misted|stick|sticking) /
const WONDERS = /^ (will|would|do|does|are|is|can|could|how|what|which|should|why) /

/**
 * Whether a message tells of trouble with something that is there already.
 *
 * @param isProduct - whether it names a product of ours, which may as well be asked about before it is bought
 */
export function isComplaint(line: string, isProduct: boolean) {
  return (
    STRONG.test(line) ||
    (STATE.test(line) && !WONDERS.test(line)) ||
    (TROUBLE.test(line) && (!isProduct || / (my|our|mine|ours|has|have got|keep|keeps) /.test(line)))
  )
}
