import type { Config, Context } from '@netlify/functions'
import { isLeadForm } from '../../src/contracts/lead'
import { refuse } from '../lib/http'
import { formPage } from '../pages/form-page'
import { thanksPage } from '../pages/replies'

const REFERENCE = /^RW-[0-9A-HJKMNP-TV-Z]{6}$/
const PRESET_LIMIT = 120

/**
 * `GET /api/enquiry/:page`: for visitors whose browser runs no script of ours, each form as a page of its own (`quote` with
 * `?service=` for its choice) and `thank-you?reference=`, where `POST /api/leads/:form` sends them.
 */
export default function enquiry(request: Request, context: Context) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Only GET is possible here', { Allow: 'GET, HEAD' })
  }
  const name = context.params.page ?? ''
  const { searchParams } = new URL(request.url)
  const told = searchParams.get('reference') ?? ''
  if (name === 'thank-you' && REFERENCE.test(told)) return thanksPage(told)
  if (!isLeadForm(name)) return new Response(null, { status: 302, headers: { Location: '/contact' } })
  return formPage(name, { values: { service: searchParams.get('service')?.slice(0, PRESET_LIMIT) ?? '' } })
}

// Read by Netlify without running the file: literals only. See leads.ts.
export const config: Config = {
  path: '/api/enquiry/:page',
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
