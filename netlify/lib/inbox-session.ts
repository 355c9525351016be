import { createHmac, scryptSync } from 'node:crypto'
import { isSame } from './is-same'

const COOKIE = 'inbox'
const HOURS = 8
const LASTS_MS = HOURS * 60 * 60_000
/** Sent by the browser to the inbox alone, never with a request that another site began, and never shown to a script. */
const ATTRIBUTES = 'Path=/inbox; HttpOnly; Secure; SameSite=Strict'

/** The cookie of someone who knows the password: good for a working day, and only while the password is the same. */
export function sessionCookie(password: string, now = Date.now()) {
  const until = String(now + LASTS_MS)
  return `${COOKIE}=${until}.${signature(until, password)}; Max-Age=${HOURS * 60 * 60}; ${ATTRIBUTES}`
}

/** Deletes the cookie. */
export const NO_SESSION = `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`

/** Whether a request comes with a cookie that we signed and whose time is not over. */
export function hasSession(request: Request, password: string, now = Date.now()) {
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1)
  const [, until, signed] = /^(\d{1,15})\.([0-9a-f]{64})$/.exec(value ?? '') ?? []
  if (until === undefined || signed === undefined || Number(until) <= now) return false
  return isSame(signed, signature(until, password))
}

let known: { password: string; key: Buffer } | undefined

/** Signed with a key from the password: there is no second secret to set, and a new password ends every session. */
function signature(until: string, password: string) {
  if (known?.password !== password) known = { password, key: scryptSync(password, 'managers’ inbox', 32) }
  return createHmac('sha256', known.key).update(until).digest('hex')
}
