import { readFileSync } from 'node:fs'
import { answer } from '../../../netlify/assistant/assistant'

interface Talk {
  page?: string
  turns: string[]
}

/**
 * Talks to the built-in assistant from the shell: `npx tsx src/bench/lib/ask.ts FILE`, where the file holds conversations as
 * JSON, `[["first message", "second message"], { "page": "/doors/composite", "turns": ["…"] }, …]`: with the page that the
 * visitor is on or without. Prints what the visitor and the assistant say.
 */
async function main([file, when]: string[]) {
  if (!file) throw new Error('npx tsx src/bench/lib/ask.ts FILE [date and time]')
  const conversations = JSON.parse(readFileSync(file, 'utf8')) as (string[] | Talk)[]
  const now = when ? new Date(when) : new Date()
  for (const [at, conversation] of conversations.entries()) {
    const { page, turns } = Array.isArray(conversation) ? { turns: conversation } : conversation
    console.log(`\n## Conversation ${at + 1}${page ? ` on ${page}` : ''}`)
    for (let count = 1; count <= turns.length; count += 1) {
      const messages = turns.slice(0, count).map((content) => ({ role: 'user' as const, content }))
      const { text } = await answer(messages, page ? { page } : {}, now)
      console.log(`\nVisitor: ${turns[count - 1]}\nAssistant: ${text}`)
    }
  }
}

void main(process.argv.slice(2))
