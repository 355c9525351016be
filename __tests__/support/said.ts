import { answer } from '../../netlify/assistant/assistant'

const MONDAY_TEN = new Date('2026-11-23T10:00:00Z')

/** The assistant's reply to the last of a visitor's messages, and the lead as it then stands. */
export async function said(...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  return answer(messages, {}, MONDAY_TEN)
}

/** The same, of which the text is what the visitor reads, without the record behind it. */
export async function shown(...turns: string[]) {
  const { text, lead } = await said(...turns)
  return { text: text.split('[LEAD')[0] ?? '', lead }
}
