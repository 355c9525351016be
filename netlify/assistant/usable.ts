import { emailIn, phoneIn } from './contacts'
import type { Mention } from './reader'
import type { Found } from './slots'

/** Which of several numbers or addresses in a message is to be used: 'my work number's 01632 …, bin it, 07700 … instead'. */

/** The number and the address to be used, each where there are several of its kind; and how likely each is. */
interface Usable {
  phone?: string
  email?: string
  likely: Record<string, number>
}

/** What the reader says of the numbers and addresses of a message. */
export function usableOf(mentions: Mention[]): Usable {
  const usable: Usable = { likely: {} }
  for (const [slot, family] of [
    ['email', 'mail'],
    ['phone', 'phone'],
  ] as const) {
    const all = mentions.flatMap(({ kind, text, shares }) => {
      const known = slot === 'email' ? emailIn(text) : phoneIn(text).phone
      const [use = 0, not = 0] = [shares[`${family}:use`], shares[`${family}:not`]]
      return kind.startsWith(family) && known ? [{ known, likely: use / (use + not) }] : []
    })
    if (all.length < 2) continue
    for (const { known, likely } of all) usable.likely[known] = Math.max(usable.likely[known] ?? 0, likely)
    usable[slot] = all.reduce((best, one) => (one.likely > best.likely ? one : best)).known
  }
  return usable
}

/** One that is less likely gives way to another, and left over it is nobody's to ring; so does one of so much smaller odds. */
const UNLIKELY = 0.4
const FAR_LESS = 1.7
/** As sure as the reader ever is. */
const SUREST = 0.99

const oddsOf = (share: number) => {
  const sure = Math.min(SUREST, Math.max(1 - SUREST, share))
  return Math.log(sure / (1 - sure))
}

/** 'Her landline is …, but only on the day': a number by itself that is not the one to ring. */
export const isNotUsed = (mentions: Mention[], number: string | undefined) =>
  mentions.some(({ text, shares }) => {
    const [use = 0, not = 0] = [shares['phone:use'], shares['phone:not']]
    return number !== undefined && phoneIn(text).phone === number && use < UNLIKELY * (use + not)
  })

/** The visitor's details, with the number and the address of several that are to be used. */
export function withUsable(found: Found, { phone, email, likely }: Usable): Found {
  const isNone = (one?: string) => one !== undefined && (likely[one] ?? 1) < UNLIKELY
  const givesWay = (one?: string, other = '') =>
    isNone(one) || (one !== undefined && oddsOf(likely[one] ?? 1) + FAR_LESS < oddsOf(likely[other] ?? 0))
  const number = givesWay(found.phone, phone) ? phone : found.phone
  const address = givesWay(found.email, email) ? email : found.email
  const { spare, ...rest } = found
  const left = spare !== undefined && spare === number ? found.phone : spare
  return {
    ...rest,
    ...(number ? { phone: number } : {}),
    ...(address ? { email: address } : {}),
    ...(left !== undefined && !isNone(left) ? { spare: left } : {}),
  }
}
