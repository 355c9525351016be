import { CHAT_LIMITS, CHAT_ROLES, type ChatRole } from '../../src/contracts/chat'
import type { Outcome } from './http'

const MAX_PATH = 200
const MAX_DESIGN = 500

export interface ChatMessage {
  role: ChatRole
  content: string
}

/** What the page tells about the visitor, as far as the assistant uses it. */
export interface UserInfo {
  /** Path of the page the visitor is on. */
  page?: string
  /** The door designer's description of the door on screen. */
  design?: string
  /** The one lead of this session has gone: nothing that is told now is added to it. */
  leadSent?: boolean
}

export interface Chat {
  messages: ChatMessage[]
  userInfo: UserInfo
}

/**
 * Checks a request to the assistant.
 *
 * @param input - the parsed body
 */
export function parseChat(input: Record<string, unknown>): Outcome<Chat> {
  const { messages, userInfo = {} } = input
  if (!Array.isArray(messages) || messages.length === 0)
    return wrong('messages must be a list with a message')
  if (messages.length > CHAT_LIMITS.messages) return wrong(`messages must be at most ${CHAT_LIMITS.messages}`)
  if (!isRecord(userInfo)) return wrong('userInfo must be an object')
  const checked: ChatMessage[] = []
  for (const message of messages as unknown[]) {
    if (!isRecord(message)) return wrong('Each message must be an object')
    const { role, content } = message
    if (!isRole(role)) return wrong('The role must be user or assistant')
    if (typeof content !== 'string') return wrong('The content must be text')
    if (content.length > CHAT_LIMITS.length[role]) {
      return wrong(`A message may have at most ${CHAT_LIMITS.length[role]} characters`)
    }
    checked.push({ role, content })
  }
  const last = checked.at(-1)
  if (last?.role !== 'user' || last.content.trim() === '')
    return wrong('The last message must be the visitor’s')
  return { ok: true, value: { messages: checked, userInfo: parseUserInfo(userInfo) } }
}

/** The page as `{path}` or as a path; anything odd is left out, because a reply is better without it than none. */
function parseUserInfo({ page, design, leadSent }: Record<string, unknown>): UserInfo {
  const path = isRecord(page) ? page.path : page
  return {
    ...(typeof path === 'string' && path.startsWith('/') ? { page: path.slice(0, MAX_PATH) } : {}),
    ...(typeof design === 'string' && design.trim() ? { design: design.slice(0, MAX_DESIGN) } : {}),
    ...(leadSent === true ? { leadSent } : {}),
  }
}

function isRole(role: unknown): role is ChatRole {
  return CHAT_ROLES.includes(role as ChatRole)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wrong(error: string): Outcome<never> {
  return { ok: false, status: 400, error }
}
