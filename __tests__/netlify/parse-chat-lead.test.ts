import { parseChatLead } from '../../netlify/lib/parse-chat-lead'

it('keeps what the visitor said of the work whole, and cuts any other text', () => {
  const long = 'word '.repeat(400).trim()
  const { value } = parseChatLead({ notes: long, service: long }) as { value: Record<string, string> }
  expect([value.notes, value.service?.length]).toEqual([long, 500])
})
