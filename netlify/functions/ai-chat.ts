import { setTimeout as pause } from 'node:timers/promises'
import type { Config, Context } from '@netlify/functions'
import { CHAT_LIMITS } from '../../src/contracts/chat'
import { answer, ready, readyForFirst, type Answer } from '../assistant/assistant'
import { guarded } from '../assistant/guard'
import { isDeployed } from '../assistant/made'
import { prompt } from '../assistant/prompt'
import { isUrgent } from '../assistant/safety'
import { fileOf } from '../content/site-data'
import { readChatEnv, readChatFallback, readEnv } from '../lib/env'
import { refusal } from '../lib/guards'
import { isJson, readJsonObject, refuse } from '../lib/http'
import { parseChat, type Chat } from '../lib/parse-chat'
import { createRateLimiter } from '../lib/rate-limit'
import { contentEvent, DONE_EVENT, errorEvent } from '../lib/sse'
import { askUpstream, UpstreamError, type Reply, type UpstreamFailure } from '../lib/upstream'

/** The built-in assistant knows its whole answer at once; this pace lets the eye follow. */
const PIECE_PAUSE_MS = 12

const words = fileOf<typeof import('../../data/wording/chat.json')>('wording/chat.json')

const FAILURES: Record<UpstreamFailure, { status: number; error: string }> = {
  timeout: { status: 504, error: words.tookTooLong },
  busy: { status: 502, error: words.busy },
  failed: { status: 502, error: words.unavailable },
}

const limiter = createRateLimiter(readEnv().rateLimit)

// A function that has just started loads the assistant while it waits for its first request.
if (isDeployed() && !process.env.CHAT_API_URL) readyForFirst().catch(() => undefined)

/**
 * `POST /.netlify/functions/ai-chat`: the assistant's reply as a stream of events. With `CHAT_API_URL` a chat service
 * writes it, otherwise the built-in assistant, as it does where the service fails before its first word. Nothing of what is said is ever logged.
 *
 * @returns 200 with the stream, or a refusal as JSON
 */
export default async function aiChat(request: Request, context: Context) {
  const refused = refusal(request, context, {
    limiter,
    tooMany: words.tooMany,
    needsKey: true,
  })
  if (refused) return refused
  if (!isJson(request)) return refuse(400, 'The body must be JSON')
  const body = await readJsonObject(request, CHAT_LIMITS.body)
  if (!body.ok) return refuse(body.status, body.error)
  const chat = parseChat(body.value)
  if (!chat.ok) return refuse(chat.status, chat.error)

  const { signal } = request
  try {
    const env = readChatEnv()
    // Whoever is in danger or outside gets the same words at once, whoever else would write them.
    if (env && !isUrgent(chat.value.messages)) {
      const service = await askUpstream(env, await prompt(chat.value, new Date()), signal)
      return eventStream({ ...service, fragments: guarded(service.fragments, wordsOfVisitor(chat.value)) })
    }
    return eventStream(await builtIn(chat.value))
  } catch (error) {
    const { status, error: told } = FAILURES[error instanceof UpstreamError ? error.kind : 'failed']
    // The kind of failure and no more: the text of another error may hold the address.
    console.error(`ai-chat: no reply: ${error instanceof UpstreamError ? error.kind : 'not set up'}`)
    if (signal.aborted || !readChatFallback()) return refuse(status, told)
    return eventStream(await builtIn(chat.value), { 'X-Assistant': 'built-in' })
  }
}

async function builtIn(chat: Chat): Promise<Reply> {
  const { text }: Answer = await answer(chat.messages, chat.userInfo, new Date())
  return { fragments: inPieces(text), stop: () => undefined }
}

function wordsOfVisitor({ messages }: Chat) {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n')
}

/** A few words at a time, with their spaces, so that the pieces joined are the text. */
async function* inPieces(text: string) {
  for (const [piece] of text.matchAll(/(?:\s*\S+){1,4}\s*/g)) {
    yield piece
    // While the first answer is read: what only the second message needs.
    ready().catch(() => undefined)
    await pause(PIECE_PAUSE_MS)
  }
}

/** Pulled, not pushed: a piece is fetched when the visitor's connection has room for it, and none is held back. */
function eventStream({ fragments, stop }: Reply, headers: Record<string, string> = {}) {
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await fragments.next()
          controller.enqueue(done ? DONE_EVENT : contentEvent(value))
          if (done) controller.close()
        } catch {
          controller.enqueue(errorEvent(words.brokeOff))
          controller.close()
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

// Read by Netlify without running the file: literals only. See leads.ts for the list in aggregateBy.
export const config: Config = {
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
