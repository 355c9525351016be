import { deployOf } from '../../../netlify/lib/deploy'
import { destinationOf, INBOX, settingOf } from '../../../netlify/lib/destination'
import { readChatEnv, readEnv } from '../../../netlify/lib/env'
import { mailDestination } from '../../../netlify/lib/mail-destination'
import { LEAD_NAMES } from '../../contracts/lead'
import { checkNodeVersion } from './node-version.mjs'
import { reachAddress, reachMailServer } from './reach'

/** What a look at one point shows; `open` is no fault, but worth knowing. */
export interface Finding {
  mark: 'good' | 'open' | 'missing' | 'sample' | 'placeholder' | 'unusable' | 'unreachable'
  note: string
}

export interface Given {
  source: Record<string, string | undefined>
  company: Record<string, unknown>
  testimonials: readonly { sample?: boolean }[]
  node: string
  /** Whether servers may be called; never with an enquiry. */
  isCalling: boolean
}

interface Point {
  name: string
  /** What is to be done, as docs/going-live.md says it. */
  todo: string
  look: (given: Given) => Finding | Promise<Finding>
}

const REAL = deployOf({} as Parameters<typeof deployOf>[0], {})
const LEAST_PASSWORD = 12

/** Everything between the site as it is delivered and the site on the web: `npm run doctor` looks, docs/going-live.md tells. */
export const GOING_LIVE: Point[] = [
  { name: 'Node', todo: 'Build on Node 22, as `netlify.toml` says.', look: ({ node }) => nodeVersion(node) },
  fact(
    'Legal name',
    'legalLine',
    /placeholder/i,
    'Write the registered name into `legalLine` of `data/company.json`.',
  ),
  fact('Company number', 'companyNumber', /^0+$/, 'Write the registered number into `companyNumber`.'),
  fact('VAT number', 'vatNumber', /^GB[ 0]+$/, 'Write the VAT number into `vatNumber`.'),
  fact(
    'Phone',
    'phone',
    /^01632 960/,
    'Write the real number into `phone`: 01632 960 is reserved for fiction.',
  ),
  fact(
    'Mobile',
    'mobile',
    /^07700 900/,
    'Write the real WhatsApp number into `mobile`: 07700 900 is reserved for fiction.',
  ),
  fact('E-mail', 'email', /\.example$/, 'Write the real address into `email`.'),
  fact(
    'Site address',
    'siteUrl',
    /\.example\/?$/,
    'Write the domain into `siteUrl` and make it the primary domain in Netlify, whose `URL` comes before `siteUrl`; or set `SITE_URL`.',
    'SITE_URL',
  ),
  {
    name: 'Testimonials',
    todo: 'Replace the samples in `data/testimonials.json` by what customers wrote, with `"sample": false`.',
    look({ testimonials }) {
      const samples = testimonials.filter(({ sample }) => sample).length
      return samples > 0
        ? { mark: 'sample', note: `${samples} of ${testimonials.length} are samples` }
        : good()
    },
  },
  {
    name: 'Pictures',
    todo: 'When all pictures are photographs, remove `pictureNote` from `data/company.json`; until then it says what they are.',
    look: ({ company }) =>
      company.pictureNote ? { mark: 'open', note: 'said to be illustrations' } : good(),
  },
  {
    name: 'Enquiries',
    todo: 'Set `MAIL_URL` and `MAIL_TO`, or the addresses `BROCHURE_WEBHOOK_URL`, `QUOTE_WEBHOOK_URL`, `ORDER_WEBHOOK_URL`, `SERVICE_WEBHOOK_URL` and `EXPERT_WEBHOOK_URL`.',
    look: enquiries,
  },
  {
    name: 'Mail',
    todo: 'If `MAIL_URL` is set, see that its server answers and takes the password.',
    look: mail,
  },
  {
    name: 'Chat leads',
    todo: 'Set `GATSBY_CRM_WEBHOOK_URL`, and list every allowed address in `CRM_WEBHOOK_ALLOW` if there is more than one.',
    look: ({ source, isCalling }) => address(source.GATSBY_CRM_WEBHOOK_URL, isCalling),
  },
  {
    name: 'Inbox',
    todo: 'Set `INBOX_PASSWORD`, of 12 characters or more, to read enquiries at `/inbox`.',
    look: inbox,
  },
  {
    name: 'Chat service',
    todo: 'Leave `CHAT_API_URL` empty for the built-in assistant, or set it with `CHAT_API_KEY` and `CHAT_MODEL`.',
    look: ({ source, isCalling }) => chatService(source, isCalling),
  },
  {
    name: 'Analytics',
    todo: 'Set `GATSBY_GA_ID` if visits are to be counted; the visitor is asked first.',
    look: ({ source }) => (source.GATSBY_GA_ID ? good() : { mark: 'open', note: 'none' }),
  },
  {
    name: 'Limits',
    todo: 'Leave `RATE_LIMIT` and the delivery times as they are, or set whole numbers; `RATE_LIMIT` must not be 0.',
    look: limits,
  },
]

/** The list as docs/going-live.md has it. */
export function goingLiveList() {
  return GOING_LIVE.map(({ name, todo }) => `- **${name}.** ${todo}`).join('\n')
}

function good(note = ''): Finding {
  return { mark: 'good', note }
}

function fact(name: string, field: string, placeholder: RegExp, todo: string, setting?: string): Point {
  return {
    name,
    todo,
    look({ company, source }) {
      const value = (setting && source[setting]) || company[field]
      if (typeof value !== 'string' || value === '') return { mark: 'missing', note: `${field} is empty` }
      return placeholder.test(value) ? { mark: 'placeholder', note: value } : good(value)
    },
  }
}

function nodeVersion(version: string): Finding {
  try {
    checkNodeVersion(version)
  } catch (error) {
    return { mark: 'unusable', note: (error as Error).message }
  }
  return version.startsWith('22.') ? good(version) : { mark: 'open', note: `${version} here, 22 on Netlify` }
}

async function enquiries({ source, isCalling }: Given): Promise<Finding> {
  const destinations = LEAD_NAMES.map((form) => ({ form, destination: destinationOf(form, REAL, source) }))
  for (const { form, destination } of destinations) {
    if (destination.kind === 'unusable') return { mark: 'unusable', note: destination.reason }
    const problem =
      isCalling && destination.kind === 'address' && (await reachAddress(destination.address.href))
    if (problem) return { mark: 'unreachable', note: `${settingOf(form, REAL)}: ${problem}` }
  }
  const kept = destinations.flatMap(({ form, destination }) => (destination.kind === 'inbox' ? form : []))
  if (kept.length === 0) return good('each kind has an address')
  if (mailDestination(REAL, source)) return good('by mail')
  return { mark: 'missing', note: `sent nowhere: ${kept.join(', ')}` }
}

async function mail({ source, isCalling }: Given): Promise<Finding> {
  const destination = mailDestination(REAL, source)
  if (!destination) return { mark: 'open', note: 'none' }
  if (destination.kind === 'unusable') return { mark: 'unusable', note: destination.reason }
  const problem = isCalling ? await reachMailServer(destination.server.href) : undefined
  return problem ? { mark: 'unreachable', note: problem } : good(`to ${destination.to.length}`)
}

async function address(value: string | undefined, isCalling: boolean): Promise<Finding> {
  if (!value?.trim() || value.trim() === INBOX) return { mark: 'open', note: 'kept in the inbox' }
  if (!/^https?:/.test(value) || !URL.canParse(value)) return { mark: 'unusable', note: 'no web address' }
  const problem = isCalling ? await reachAddress(value) : undefined
  return problem ? { mark: 'unreachable', note: problem } : good()
}

function inbox({ source }: Given): Finding {
  const password = source.INBOX_PASSWORD ?? ''
  if (!password) return { mark: 'open', note: 'there is no /inbox' }
  return password.length < LEAST_PASSWORD
    ? { mark: 'unusable', note: `shorter than ${LEAST_PASSWORD} characters: it can be guessed` }
    : good()
}

async function chatService(source: Given['source'], isCalling: boolean): Promise<Finding> {
  try {
    const chat = readChatEnv(source)
    if (!chat) return good('the built-in assistant')
    const problem = isCalling ? await reachAddress(chat.url) : undefined
    return problem ? { mark: 'unreachable', note: problem } : good()
  } catch (error) {
    return { mark: 'unusable', note: (error as Error).message }
  }
}

function limits({ source }: Given): Finding {
  try {
    return readEnv(source).rateLimit === 0 ? { mark: 'unusable', note: 'RATE_LIMIT is switched off' } : good()
  } catch (error) {
    return { mark: 'unusable', note: (error as Error).message }
  }
}
