import type { ServerResponse } from 'node:http'
import type { Context } from '@netlify/functions'
import aiChat from '../../netlify/functions/ai-chat'
import { stream } from './scripted-upstream'

// The first reply loads the assistant's model, which takes its time on a busy machine.
jest.setTimeout(60_000)

export const HELLO = [{ role: 'user', content: 'How wide can bi-folds be?' }]
let visitors = 0

/** A whole reply of a service. */
export function finish(response: ServerResponse, ...parts: string[]) {
  stream(response, ...parts)
  response.end('data: [DONE]\n\n')
}

export const URL_HERE = 'http://localhost/.netlify/functions/ai-chat'

interface Options {
  key?: string
  ip?: string
  signal?: AbortSignal
}

/** Calls the function from an address of its own, unless told otherwise. */
export function send(body: unknown, options: Options = {}) {
  const key = 'key' in options ? options.key : 'Bearer public-anon'
  const request = new Request(URL_HERE, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: key } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: options.signal ?? null,
  })
  return aiChat(request, context(options.ip))
}

/** The same, read to its end. */
export async function post(body: unknown, options: Options = {}) {
  const response = await send(body, options)
  const raw = await response.text()
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  const refused = isStream ? {} : (JSON.parse(raw) as { error?: string })
  return { status: response.status, headers: response.headers, raw, ...read(isStream ? raw : ''), ...refused }
}

/** What a stream says. */
export function read(raw: string) {
  const data = raw.split('\n\n').flatMap((event) => (event.startsWith('data: ') ? [event.slice(6)] : []))
  const events = data
    .filter((line) => line !== '[DONE]')
    .map((line) => JSON.parse(line) as { choices?: [{ delta: { content: string } }]; error?: string })
  const pieces = events.flatMap(({ choices }) => (choices ? [choices[0].delta.content] : []))
  const error = events.find((event) => event.error)?.error
  return { pieces, text: pieces.join(''), isDone: data.at(-1) === '[DONE]', ...(error ? { error } : {}) }
}

export async function drain(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text + decoder.decode()
    text += decoder.decode(part.value, { stream: true })
  }
}

export function context(ip = `198.51.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`) {
  return { ip, params: {}, deploy: { context: 'dev' } } as unknown as Context
}

const SETTINGS = [
  'CHAT_API_URL',
  'CHAT_API_KEY',
  'CHAT_MODEL',
  'CHAT_FIRST_BYTE_MS',
  'CHAT_SILENCE_MS',
  'CHAT_FALLBACK',
  'GATSBY_PUBLIC_KEY',
]

/** The settings of a chat service, with timeouts that no busy machine meets. */
export function serviceSettings(url: string) {
  return {
    CHAT_API_URL: url,
    CHAT_API_KEY: 'secret-key',
    CHAT_MODEL: 'some-model',
    CHAT_FIRST_BYTE_MS: '50000',
    CHAT_SILENCE_MS: '50000',
    CHAT_FALLBACK: 'off',
  }
}

/** Clears every setting of the chat but these. */
export function setEnv(values: Record<string, string>) {
  for (const name of SETTINGS) delete process.env[name]
  Object.assign(process.env, values)
}

export async function until(isSo: () => boolean | undefined) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
}
