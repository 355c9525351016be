import { parseChatLead } from '../../netlify/lib/parse-chat-lead'

it('keeps what the visitor said whole, and cuts any other text', () => {
  const long = 'word '.repeat(400).trim()
  const { value } = parseChatLead({ conversation_summary: long, service: long }) as {
    value: Record<string, string>
  }
  expect([value.conversation_summary, value.service?.length]).toEqual([long, 500])
})
