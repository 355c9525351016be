import { answer } from '../../../netlify/assistant/assistant'
import { meaningOf } from '../../../netlify/assistant/leaning'
import { inFull } from '../../../netlify/assistant/thread-words'
import { SUNDAY } from '../../support/talk'

/** What a message leans on, and what it then asks. */

/** The last reply to a conversation whose replies between nobody looks at. */
async function lastReply(turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  return (await answer(messages, {}, SUNDAY)).text
}

it('needs nothing before the first message', async () => {
  expect(await meaningOf([], 'how wide can they go')).toBeUndefined()
})

it.each([
  [['do you do bifolds in grey'], 'how wide can they go', /bifolds/],
  [['do you fit dog flaps in upvc doors'], 'and in the glass bit instead', /dog flaps/],
  [
    ['tried the door designer on my phone, can I put my own house in it?'],
    'does it get sent to you',
    /designer/,
  ],
])('after %j, %j leans on the matter', async (before, text, words) => {
  expect((await meaningOf(before, text))?.leaned).toMatch(words)
})

it('puts what is leaned on before the mark at the end', () => {
  expect(inFull('how wide can they go?', 'bi-fold doors')).toBe('how wide can they go, bi-fold doors?')
  expect(inFull('and the price', '')).toBe('and the price')
})

it('hears a question that has no verb, and a statement that has one', async () => {
  const asked = await meaningOf(['what window helps with noise'], 'just the glass or the whole window')
  const told = await meaningOf(
    ['my bedroom window is steamed up, can that be fixed'],
    'it’s three of them, all the same age',
  )
  expect(asked?.asks).toBeGreaterThan(0.8)
  expect(told?.asks).toBeLessThan(0.2)
})

it.each([
  [
    ['do you do bifolds', 'do they come in grey', 'ok and the price roughly?'],
    /price for bi-folds|bi-fold.*quote/i,
  ],
  [['do you fit dog flaps in upvc doors', 'and in the glass bit instead'], /sealed unit/],
  [['what is the R9 like', 'and do you have a green composite door'], /Comp Door/],
])('answers what %j asks last', async (turns, reply) => {
  expect(await lastReply(turns)).toMatch(reply)
})
