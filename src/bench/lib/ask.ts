import { readFileSync } from 'node:fs'
import { answer } from '../../../netlify/assistant/assistant'

/**
 * Talks to the built-in assistant from the shell: `npx tsx src/bench/lib/ask.ts FILE`, where the file holds conversations as
 * JSON, `[["first message", "second message"], …]`. Prints what the visitor and the assistant say.
 */
async function main([file, when]: string[]) {
  if (!file) throw new Error('npx tsx src/bench/lib/ask.ts FILE [date and time]')
  const conversations = JSON.parse(readFileSync(file, 'utf8')) as string[][]
  const now = when ? new Date(when) : new Date()
  for (const [at, conversation] of conversations.entries()) {
    console.log(`\n## Conversation ${at + 1}`)
    for (let turns = 1; turns <= conversation.length; turns += 1) {
      const messages = conversation.slice(0, turns).map((content) => ({ role: 'user' as const, content }))
      const { text } = await answer(messages, {}, now)
      console.log(`\nVisitor: ${conversation[turns - 1]}\nAssistant: ${text}`)
    }
  }
}

void main(process.argv.slice(2))
