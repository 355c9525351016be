import type { ChatEnv } from './env'
import { ChatEvents } from '../../src/lib/chat-events'

/** Longest reply to pass on, in characters: more than any answer needs, less than a page of nonsense. */
export const MAX_REPLY = 12_000
/** Longest time for a whole reply: Netlify ends a function after 60 seconds. */
const WHOLE_REPLY_MS = 50_000

/** A message to the service; `system` ones come from us alone. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** Why a service gave no (or no complete) reply. */
export type UpstreamFailure = 'timeout' | 'busy' | 'failed'

export class UpstreamError extends Error {
  override name = 'UpstreamError'
  constructor(readonly kind: UpstreamFailure) {
    super(`The chat service: ${kind}`)
  }
}

/** A reply in pieces, and the way to stop it. */
export interface Reply {
  fragments: AsyncIterator<string, void>
  /** Ends the call at once; the service stops writing (and charging). */
  stop: () => void
}

/**
 * Asks the service. Waits until its first words are there, so that a failure before them can still be an HTTP status.
 *
 * @param env - the service and the time limits
 * @param messages - the whole prompt
 * @param visitor - aborts when the visitor leaves
 * @throws UpstreamError, whose text names neither address nor key
 */
export async function askUpstream(
  env: ChatEnv,
  messages: PromptMessage[],
  visitor?: AbortSignal,
): Promise<Reply> {
  const controller = new AbortController()
  const timers = startTimers(controller, env.firstByteMs)
  function stop() {
    timers.clear()
    controller.abort(new UpstreamError('failed'))
  }
  if (visitor?.aborted) stop()
  visitor?.addEventListener('abort', stop, { once: true })

  const fragments = readReply(env, messages, controller.signal, timers)
  try {
    const first = await fragments.next()
    if (first.done) throw new UpstreamError('failed')
    timers.quietFor(env.silenceMs)
    return { fragments: startingWith(first.value, fragments), stop }
  } catch (error) {
    timers.clear()
    throw asUpstreamError(error, controller.signal)
  }
}

async function* readReply(env: ChatEnv, messages: PromptMessage[], signal: AbortSignal, timers: Timers) {
  let room = MAX_REPLY
  try {
    const body = await open(env, messages, signal)
    const reader = body.getReader()
    const decoder = new TextDecoder()
    const events = new ChatEvents()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        timers.heard()
        for (const text of events.feed(
          done ? decoder.decode() : decoder.decode(value, { stream: true }),
          done,
        )) {
          yield text.slice(0, room)
          room -= text.length
          if (room <= 0) return
        }
        if (events.isDone) return
        if (events.error === undefined && !done) continue
        // Some services close without [DONE] after their last piece; without either the reply was cut short.
        if (events.error === undefined && events.isFinished) return
        throw new UpstreamError('failed')
      }
    } finally {
      // Also when the reply is cut or the visitor has left: the service must not go on generating.
      reader.cancel().catch(() => undefined)
    }
  } catch (error) {
    throw asUpstreamError(error, signal)
  } finally {
    timers.clear()
  }
}

async function open({ url, key, model }: ChatEnv, messages: PromptMessage[], signal: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      ...(key ? { Authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ model, messages, stream: true }),
    // Another address than the one in the settings is never given the key.
    redirect: 'error',
    signal,
  })
  const type = response.headers.get('content-type') ?? ''
  if (response.ok && response.body && !/json|html/i.test(type)) return response.body
  await response.body?.cancel()
  throw new UpstreamError(response.status === 429 ? 'busy' : 'failed')
}

async function* startingWith(first: string, rest: AsyncGenerator<string, void>) {
  try {
    yield first
    yield* rest
  } finally {
    await rest.return()
  }
}

interface Timers {
  /** Something arrived: the silence starts anew. */
  heard: () => void
  /** From now on a silence may last this long. */
  quietFor: (ms: number) => void
  clear: () => void
}

function startTimers(controller: AbortController, firstByteMs: number): Timers {
  const end = () => controller.abort(new UpstreamError('timeout'))
  let silenceMs: number | undefined
  let timer = setTimeout(end, firstByteMs)
  const whole = setTimeout(end, Math.max(WHOLE_REPLY_MS, firstByteMs))
  function restart(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(end, ms)
  }
  return {
    heard() {
      // Until the first words the limit runs on: headers and empty events do not count.
      if (silenceMs !== undefined) restart(silenceMs)
    },
    quietFor(ms) {
      silenceMs = ms
      restart(ms)
    },
    clear() {
      clearTimeout(timer)
      clearTimeout(whole)
      silenceMs = undefined
    },
  }
}

function asUpstreamError(error: unknown, signal: AbortSignal) {
  if (error instanceof UpstreamError) return error
  return signal.reason instanceof UpstreamError ? signal.reason : new UpstreamError('failed')
}
