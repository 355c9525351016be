import { LEAD_MARKER as MARKER } from '@/contracts/chat'

const FENCE = /^\s*(?:```(?:json)?\s*)?/
const CLOSING_FENCE = /^\s*```/

/** What a reply's marker says of the visitor. */
export type LeadFields = Record<string, unknown>

interface ReplyParts {
  /** What the visitor may read: the reply without markers and their JSON. */
  visible: string
  /** The last marker's object, or undefined if there is none or it cannot be parsed. */
  lead: LeadFields | undefined
}

/**
 * Parts a reply, or as much of it as has come, into what is shown and what is not. The marker and its JSON may be split
 * anywhere: what could still become a marker is held back until more is known.
 *
 * @param isWhole - false while the reply is still coming
 */
export function splitReply(reply: string, isWhole: boolean): ReplyParts {
  let visible = ''
  let lead: LeadFields | undefined
  let rest = reply
  for (let at = rest.indexOf(MARKER); at !== -1; at = rest.indexOf(MARKER)) {
    visible += rest.slice(0, at)
    rest = rest.slice(at + MARKER.length)
    const start = FENCE.exec(rest)?.[0].length ?? 0
    if (start === rest.length && !isWhole) return { visible: visible.trimEnd(), lead }
    if (rest[start] !== '{') continue
    const end = endOfObject(rest, start)
    if (end === undefined) return { visible: visible.trimEnd(), lead }
    lead = parseObject(rest.slice(start, end)) ?? lead
    rest = rest.slice(end)
    if (start > 0) rest = rest.replace(CLOSING_FENCE, '')
  }
  const held = heldBack(rest)
  // A lone bracket at the end of a whole reply is a bracket; more of a marker than that is a reply that broke off.
  visible += isWhole && held < 2 ? rest : rest.slice(0, rest.length - held)
  return { visible: visible.trimEnd(), lead }
}

/** Whether a reply ends in the middle of a marker or of its object: more was meant to come. */
export function breaksOffInMarker(reply: string) {
  const at = reply.lastIndexOf(MARKER)
  const rest = at === -1 ? reply : reply.slice(at + MARKER.length)
  const start = FENCE.exec(rest)?.[0].length ?? 0
  if (at !== -1 && start === rest.length) return true
  if (at !== -1 && rest[start] === '{' && endOfObject(rest, start) === undefined) return true
  return heldBack(rest) > 1
}

/** How many characters at the end could be the beginning of a marker. */
function heldBack(text: string) {
  for (let length = Math.min(MARKER.length - 1, text.length); length > 0; length -= 1) {
    if (MARKER.startsWith(text.slice(-length))) return length
  }
  return 0
}

/** Where the object that begins at `start` ends: brackets inside of its texts do not count. */
function endOfObject(text: string, start: number) {
  let depth = 0
  let isInText = false
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index]
    if (isInText) {
      if (letter === '\\') index += 1
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '{') depth += 1
    else if (letter === '}' && --depth === 0) return index + 1
  }
  return undefined
}

function parseObject(text: string): LeadFields | undefined {
  try {
    return JSON.parse(text) as LeadFields
  } catch {
    return undefined
  }
}
