/** @jest-environment node */
import fc from 'fast-check'
import { CUT_SHORT, readFragments } from '@/features/chat/read-stream'

const encoder = new TextEncoder()
const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`
const DONE = 'data: [DONE]'

/** A body that arrives in these pieces, and then ends or breaks. */
function body(pieces: Uint8Array[], error?: Error) {
  const rest = [...pieces]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = rest.shift()
      if (piece) controller.enqueue(piece)
      else if (error) controller.error(error)
      else controller.close()
    },
  })
}

/** The fragments that came, and the message of the error that ended them. */
async function read(stream: ReadableStream<Uint8Array>) {
  const fragments: string[] = []
  try {
    for await (const fragment of readFragments(stream)) fragments.push(fragment)
    return { fragments, error: undefined }
  } catch (error) {
    return { fragments, error: (error as Error).message }
  }
}

const readText = (text: string) => read(body([encoder.encode(text)]))

/** The bytes cut at these places, wherever they fall. */
function cut(bytes: Uint8Array, places: number[]) {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  return [...ends, bytes.length].map((end, index) => bytes.slice(ends[index - 1] ?? 0, end))
}

const lineEnd = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\r\n\r\n')
const noise = fc.constantFrom(
  '',
  ': heartbeat\n\n',
  ':\r\n',
  'event: message\n',
  'id: 7\n',
  '\n\n',
  'retry: 10\n',
)
const replies = fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), lineEnd, noise), {
  minLength: 1,
  maxLength: 12,
})
const places = fc.array(fc.nat(4_000), { maxLength: 30 })

it('reads the same, however the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(replies, places, async (entries, at) => {
      const text = entries.map(([content, end, between]) => between + event(content) + end).join('') + DONE
      const result = await read(body(cut(encoder.encode(text), at)))
      expect(result).toEqual({ fragments: entries.map(([content]) => content), error: undefined })
    }),
    { numRuns: 400 },
  )
})

it('joins JSON that later data completes, wherever it is split', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.nat(), fc.boolean(), async (content, at, hasName) => {
      const json = JSON.stringify({ choices: [{ delta: { content } }] })
      // A blank at the seam belongs to the line's end, and a line that begins with a colon is a comment.
      const seams = json
        .split('')
        .map((_letter, k) => k)
        .filter((k) => k > 0 && json[k] !== ' ' && json[k - 1] !== ' ' && json[k] !== ':')
      const seam = seams[at % seams.length] ?? 1
      const text = `data: ${json.slice(0, seam)}\n${hasName ? 'data: ' : ''}${json.slice(seam)}\n\n${DONE}\n`
      expect(await readText(text)).toEqual({ fragments: [content], error: undefined })
    }),
    { numRuns: 300 },
  )
})

it('reads a last line that nothing ends', async () => {
  expect(await readText(`${event('One')}\n\n${event(' two')}`)).toEqual({
    fragments: ['One', ' two'],
    error: undefined,
  })
  expect(await readText(`${event('One')}\n\n${DONE}`)).toEqual({ fragments: ['One'], error: undefined })
})

it('takes a stream without [DONE] as it came, a whole marker included', async () => {
  for (const reply of ['Thanks.', 'Thanks.[LEAD_QUALIFIED]{"name":"Ann"}', 'An open ['])
    expect(await readText(`${event(reply)}\n\n`)).toEqual({ fragments: [reply], error: undefined })
})

it('says that a reply was cut short where something of it is missing', async () => {
  const pieces = [event('One').slice(0, -4), '']
  for (const rest of pieces)
    expect(await readText(`${event('Whole.')}\n\n${rest}`)).toEqual({
      fragments: ['Whole.'],
      error: rest ? CUT_SHORT : undefined,
    })
  for (const reply of [
    'Thanks. [LEAD_QUAL',
    'Thanks.[LEAD_QUALIFIED]',
    'Thanks.[LEAD_QUALIFIED]{"name":"A',
  ]) {
    expect((await readText(event(reply))).error).toBe(CUT_SHORT)
    // A sender that says it is done has nothing more to say.
    expect((await readText(`${event(reply)}\n\n${DONE}`)).error).toBeUndefined()
  }
})

it('stops at [DONE], whatever follows', async () => {
  expect((await readText(`${event('One')}\n${DONE}\n${event('two')}\n`)).fragments).toEqual(['One'])
})

it('gives what has come before the stream breaks, and says so', async () => {
  const stream = body([encoder.encode(`${event('Half an ')}\n\n`)], new Error('network error'))
  expect(await read(stream)).toEqual({ fragments: ['Half an '], error: 'network error' })
})

it('goes on after JSON that nothing completes', async () => {
  const text = `data: {"choices":[{"delta":\n\n${event('Whole')}\n\n${DONE}\n`
  expect(await readText(text)).toEqual({ fragments: ['Whole'], error: undefined })
})

it.each([['{"error":"Too busy"}'], ['{"error":{"message":"Too busy"}}']])(
  'fails with what an error event says: %s',
  async (json) => {
    expect(await readText(`${event('So')}\ndata: ${json}\n`)).toEqual({
      fragments: ['So'],
      error: 'Too busy',
    })
  },
)

it('passes over data without text', async () => {
  const odd = [
    '{}',
    'null',
    '7',
    '[]',
    '{"choices":[]}',
    '{"choices":[{"delta":{"content":5}}]}',
    '{"choices":1}',
  ]
  const text = odd.map((json) => `data: ${json}\n\n`).join('')
  expect(await readText(`${text}${event('Text')}\n\n${DONE}`)).toEqual({
    fragments: ['Text'],
    error: undefined,
  })
})

it('holds no more than it must of a line without an end', async () => {
  const endless = Array.from({ length: 40 }, () => encoder.encode('data: {'.padEnd(10_000, 'x')))
  expect((await read(body(endless))).error).toBe('The reply could not be read')
})

it('closes the connection when its reader is cancelled', async () => {
  const cancel = jest.fn()
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode(`${event('More')}\n\n`)),
    cancel,
  })
  for await (const fragment of readFragments(stream)) {
    expect(fragment).toBe('More')
    break
  }
  expect(cancel).toHaveBeenCalled()
})
