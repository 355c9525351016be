import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import type { Context } from '@netlify/functions'
import { sendWebResponse, toWebRequest } from '../../netlify/local/node-http'

const ROUNDS = 60
const VISITORS = 200
const PIECES = 40
/** What the service thinks before its first words, and between two pieces. */
const FIRST_MS = 20
const NEXT_MS = 5

/**
 * `npm run bench -- chat`: what the function adds to a chat service, both measured in the same run, and whether 200
 * streams at once all complete.
 *
 * @returns whether every stream was complete
 */
export default async function benchChat(): Promise<boolean> {
  // Before the function is loaded: it reads its limit once.
  process.env.RATE_LIMIT = '0'
  const { default: aiChat } = await import('../../netlify/functions/ai-chat')
  const upstream = await listen(createServer(service))
  const site = await listen(
    createServer((incoming, outgoing) => {
      void aiChat(toWebRequest(incoming, outgoing), { ip: '127.0.0.1' } as Context).then((response) =>
        sendWebResponse(response, incoming, outgoing),
      )
    }),
  )
  try {
    Object.assign(process.env, { CHAT_API_URL: `${upstream.url}/v1`, CHAT_MODEL: 'bench' })
    const direct = () => chat(`${upstream.url}/v1/chat/completions`)
    const through = () => chat(`${site.url}/.netlify/functions/ai-chat`)
    for (let round = 0; round < 5; round += 1) await Promise.all([direct(), through()])

    const times = { direct: [] as number[], through: [] as number[] }
    // Interleaved, so that other load on the machine affects both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.direct.push((await direct()).first)
      times.through.push((await through()).first)
    }
    const [one, other] = [median(times.direct), median(times.through)]
    console.log(
      `First fragment: ${one.toFixed(1)} ms from the service, ${other.toFixed(1)} ms through the function`,
    )
    console.log(`Ratio: ${(other / one).toFixed(2)} (median of ${ROUNDS} each, in turns)`)

    const before = process.memoryUsage().rss
    const streams = await Promise.all(Array.from({ length: VISITORS }, through))
    const complete = streams.filter(({ isComplete }) => isComplete).length
    const grown = (process.memoryUsage().rss - before) / 2 ** 20
    console.log(
      `At once: ${complete} of ${VISITORS} streams complete, ${grown.toFixed(0)} MB more memory (both ends)`,
    )

    delete process.env.CHAT_API_URL
    const own = await Promise.all(Array.from({ length: VISITORS }, through))
    const answered = own.filter(({ isDone }) => isDone).length
    console.log(`Built-in assistant at once: ${answered} of ${VISITORS} streams complete`)
    return complete === VISITORS && answered === VISITORS
  } finally {
    upstream.close()
    site.close()
  }
}

/** The end of a whole reply. */
const LAST = 'and frames.'

/** A service that writes a reply of forty pieces. */
const service: RequestListener = (request, response) => {
  request.resume()
  let count = 0
  function write() {
    if (response.destroyed) return
    count += 1
    // No figures: those that are not in the data are not let out.
    const content = count < PIECES ? 'glass ' : LAST
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
    if (count < PIECES) setTimeout(write, NEXT_MS)
    else response.end('data: [DONE]\n\n')
  }
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    setTimeout(write, FIRST_MS)
  })
}

async function chat(url: string) {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer public-anon' },
    body: JSON.stringify({
      messages: [{ role: 'user', content: 'How wide can bi-folds be?' }],
      userInfo: {},
    }),
  })
  const decoder = new TextDecoder()
  let text = ''
  let first = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (!first && text.includes('content')) first = performance.now() - start
  }
  const isDone = text.includes('[DONE]')
  return { first, isDone, isComplete: isDone && text.includes(LAST) }
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function median(values: number[]) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
