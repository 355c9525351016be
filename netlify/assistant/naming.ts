import { CORRECTED } from './contacts'
import { alike, fuller, isNewName, withPart } from './renamed'
import type { Mention } from './reader'
import { INSTEAD, OWN_NUMBER, type Found, type Slots } from './slots'
import { respelt, withLikePart, withWordMended } from './spelling'
import { isOfOther } from './whose'

/** What a message makes of the name in the record: another, the same in full or put right, or somebody's who stands beside it. */

/** From here the reader takes a name for the writer's. */
const OWN = 0.5

/** A name is put right in no more words. */
const MOST_MENDED = 9

/** How likely it is that a name is the writer's own. */
const ownShare = (mentions: Mention[], name: string) =>
  Math.max(
    0,
    ...mentions
      .filter(({ text }) => name.toLowerCase().includes(text.toLowerCase().replace(/\W+$/, '')))
      .map(({ shares }) => shares['name:self'] ?? 0),
  )

/**
 * @param all - what the message tells
 * @param isKinRung - somebody else gives the record its name
 */
export function withName(
  all: Found,
  before: Slots,
  { text, mentions }: { text: string; mentions: Mention[] },
  isKinRung: boolean,
): Found {
  const { name, phone, email } = all
  const known = before.name
  const kept = isKinRung ? undefined : known
  if (!kept) return known && name && all.spare !== undefined ? { ...all, name: undefined } : all
  const inFull = respelt(kept, text) ?? withPart(kept, text) ?? fuller(kept, text) ?? withLikePart(kept, text)
  const isOther = name !== undefined && isOfOther(name, text, ownShare(mentions, name) >= OWN)
  const isStray = name && (isOther || !isNewName(text, kept, name, phone !== undefined))
  // '*Reid', 'sorry, Reid', 'Reid with an i' after 'Ann Reed'
  const isBrief = !isStray || text.split(/\s+/).length <= MOST_MENDED
  const isMended = name && !isOther && (phone ?? all.spare) === undefined && isBrief
  const mended = inFull ?? (isMended ? withWordMended(kept, name, !isStray) : undefined)
  if (mended) return { ...all, name: mended }
  // 'Invoices to me though, Ada Bell, ada@…', 'Bex's number is 07700 …': theirs, kept in the visitor's own words.
  const other = isStray ? name : name ? undefined : besideIn(mentions, text)
  const isTheirs =
    other &&
    !alike(kept, other) &&
    !(CORRECTED.test(text) || INSTEAD.test(text) || OWN_NUMBER.test(text)) &&
    (phone ? (before.phone ?? before.email) : email && before.phone) !== undefined
  if (isTheirs) return { ...all, name: undefined, phone: undefined, email: undefined, spare: text }
  // 'Mine, for emergencies only, is …, name of Bell': who is to be rung stays who it is.
  return isStray || (name && all.spare !== undefined) ? { ...all, name: undefined } : all
}

/** 'The builder's Gary, 07700 …, he knows the sizes': who is named, and neither writes nor is to be rung. */
const besideIn = (mentions: Mention[], text: string) =>
  RINGS.test(text)
    ? undefined
    : mentions.find(({ kind, shares }) => kind.startsWith('name') && (shares['name:self'] ?? 0) < OWN)?.text
const RINGS = /\b(?:ring|call|phone|text|contact|message)\b/i
