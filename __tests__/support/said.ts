import { answer } from '../../netlify/assistant/assistant'

const MONDAY_TEN = new Date('2026-11-23T10:00:00Z')

/** The assistant's reply to the last of a visitor's messages, and the lead as it then stands. */
export async function said(...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  return answer(messages, {}, MONDAY_TEN)
}
