import { parse } from 'node-html-parser'
import inbox from '../../netlify/functions/inbox'
import { sessionCookie } from '../../netlify/lib/inbox-session'
import { context } from './intake'

const SITE = 'https://www.riverway.example'
export const PASSWORD = 'correct horse battery staple'

/** The cookie of somebody who has signed in. */
export function signed(password = PASSWORD, now = Date.now()) {
  return sessionCookie(password, now).split(';')[0]!
}

async function answered(request: Request, action: string, overrides: object = {}) {
  const response = await inbox(request, context({ params: action ? { action } : {}, ...overrides }))
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, document: parse(html) }
}

const addressOf = (action: string) => `${SITE}/inbox${action && `/${action}`}`

/** Opens a page of the inbox. */
export function get(action: string, cookie = '') {
  return answered(new Request(addressOf(action), { headers: { cookie } }), action)
}

interface PostOptions {
  cookie?: string
  headers?: Record<string, string>
  ip?: string
}

/** Sends a form of the inbox. */
export function post(action: string, fields: Record<string, string>, options: PostOptions & object = {}) {
  const { cookie = '', headers = {}, ...overrides } = options
  const all = Object.entries({ Origin: SITE, cookie, ...headers }).filter(([, value]) => value)
  const request = new Request(addressOf(action), {
    method: 'POST',
    headers: Object.fromEntries(all),
    body: new URLSearchParams(fields),
  })
  return answered(request, action, overrides)
}

/** The list, narrowed down. */
export function look(filter: Record<string, string> = {}, overrides: object = {}) {
  return post('', filter, { cookie: signed(), ...overrides })
}

/** Sends an enquiry again. */
export function retry(id: string) {
  return post('retry', { id }, { cookie: signed() })
}
