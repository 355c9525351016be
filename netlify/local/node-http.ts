import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, finished, pipeline } from 'node:stream'
import { encodingFor, isText } from './compress'

/**
 * A Node request as a web request. The body is handed on as it arrives; the signal fires when the visitor leaves before
 * the answer is complete.
 *
 * @param incoming - as node:http has it
 * @param outgoing - the answer that belongs to it
 */
export function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
  const left = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) left.abort()
  })
  const method = incoming.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(address(incoming), {
    method,
    headers: headersOf(incoming),
    signal: left.signal,
    ...(hasBody ? { body: bodyOf(incoming), duplex: 'half' } : {}),
  })
}

// Put together as text: '//host/path' as a relative address would name another host.
function address({ headers, url = '/' }: IncomingMessage) {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : 'localhost'
  return `http://${host}${url.startsWith('/') ? url : '/'}`
}

function headersOf({ headers }: IncomingMessage) {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) result.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return result
}

/**
 * The body, read no faster than it is wanted. Given up half way (too large, for instance), the rest is thrown away, so that
 * the answer still reaches a visitor who is busy sending.
 */
function bodyOf(incoming: IncomingMessage) {
  let open = true
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => {
        if (!open) return
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
      })
      incoming.once('end', () => {
        if (open) controller.close()
        open = false
      })
      incoming.once('close', () => {
        if (open) controller.error(new Error('The visitor left'))
        open = false
      })
      incoming.pause()
    },
    pull() {
      incoming.resume()
    },
    cancel() {
      open = false
      incoming.resume()
    },
  })
}

/** How long an unread body is drained. */
const REST_MS = 5_000

/**
 * Drains the rest of a body before the answer: on a keep-alive connection it would be taken for the next request.
 *
 * @returns whether all of it is through
 */
async function letTheRestPass(incoming: IncomingMessage) {
  if (incoming.complete || incoming.destroyed) return true
  // The reader's listener would pause it again.
  incoming.removeAllListeners('data').resume()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, REST_MS)
    finished(incoming, () => {
      clearTimeout(timer)
      resolve()
    })
  })
  return incoming.complete
}

/**
 * Sends a web answer, each piece as soon as it is there, and stops its source when the visitor leaves.
 *
 * @param response - the answer
 * @param incoming - the request: what it accepts, and a body nobody read, which is thrown away
 * @param outgoing - where it goes
 */
export async function sendWebResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const headers = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie()
  if (!(await letTheRestPass(incoming))) headers.connection = 'close'
  const encoder = encoderFor(response, incoming)
  if (encoder) {
    headers['content-encoding'] = encoder.name
    delete headers['content-length']
  }
  if (isText(response.headers)) headers.vary = 'Accept-Encoding'
  outgoing.writeHead(response.status, {
    ...headers,
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel()
    outgoing.end()
    return
  }
  if (response.headers.has('content-length') && !encoder) {
    outgoing.end(Buffer.from(await response.arrayBuffer()))
    return
  }
  outgoing.flushHeaders()
  const source = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
  await new Promise<void>((resolve) => {
    // A broken pipe is a visitor who left: pipeline has then destroyed the source, and nothing is left to do.
    const done = () => resolve()
    if (encoder) pipeline(source, encoder.stream(), outgoing, done)
    else pipeline(source, outgoing, done)
  })
}

function encoderFor({ status, headers }: Response, { method, headers: asked }: IncomingMessage) {
  const isPlain = [200, 404].includes(status) && isText(headers) && !headers.has('content-encoding')
  if (!isPlain || method === 'HEAD') return undefined
  return encodingFor(String(asked['accept-encoding'] ?? ''))
}
