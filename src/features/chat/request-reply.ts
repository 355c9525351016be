import words from '@data/wording/chat.json'
import { CHAT_LIMITS } from '@/contracts/chat'
import { fillIn } from '@/lib/fill-in'
import { functionHeaders } from './function-headers'
import type { Message } from './message'
import { readFragments } from './read-stream'

const ADDRESS = '/.netlify/functions/ai-chat'

/** Longest reply that is read: far more than an answer about doors needs. */
const MAX_REPLY = 50_000

/**
 * Asks the assistant for the next reply.
 *
 * @param messages - the conversation so far, the question last
 * @param userInfo - what is known of the visitor, and where they are on the site
 * @returns the reply's fragments as they come
 * @throws an error whose message may be shown to the visitor
 */
export async function* requestReply(
  messages: readonly Message[],
  userInfo: Record<string, unknown>,
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: functionHeaders(),
    body: JSON.stringify({
      messages: travelling(messages),
      userInfo,
    }),
    signal,
  })
  if (!response.ok) throw new Error(await refusal(response))
  if (!response.body) throw new Error(words.noBody)
  let length = 0
  for await (const fragment of readFragments(response.body)) {
    length += fragment.length
    if (length > MAX_REPLY) throw new Error(words.tooLong)
    yield fragment
  }
}

/**
 * The part of the conversation that is sent: all that the visitor said, from which the assistant recovers its state, and its latest
 * replies; the oldest are dropped where it is too long.
 */
function travelling(messages: readonly Message[]) {
  const lastReplies = messages.filter(({ role }) => role === 'assistant').slice(-CHAT_LIMITS.replies)
  return messages
    .filter((message) => message.role === 'user' || lastReplies.includes(message))
    .slice(-CHAT_LIMITS.messages)
    .map(({ role, content }) => ({ role, content: content.slice(0, CHAT_LIMITS.typed) }))
}

async function refusal(response: Response) {
  const body = (await response.json().catch(() => undefined)) as { error?: unknown } | null | undefined
  if (typeof body?.error === 'string' && body.error) return body.error
  return fillIn(words.refused, { status: String(response.status) })
}
