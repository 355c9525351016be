import { CHAT_LIMITS, redacted, withoutCards } from '@/contracts/chat'
import { track } from '@/lib/analytics'
import { visitorContext } from '@/lib/visitor-context'
import { functionHeaders } from './function-headers'
import { wordsOfVisitor, type Message } from './message'
import { readSession, writeSession } from './session'
import { textField, withheldOf, type VisitorInfo } from './visitor-info'

const ADDRESS = '/.netlify/functions/ghl-webhook'
const SCORES: Record<string, number> = { high: 9, medium: 6 }
const OTHER_SCORE = 3

let isSending = false

/**
 * Passes a qualified lead on to the CRM: once in a browser tab's session, and not at all without a destination. A failure
 * is for the console alone, and a later reply may try again.
 *
 * @param info - the visitor info, with what the reply added to it
 * @param messages - the conversation
 */
export async function sendLead(info: VisitorInfo, messages: readonly Message[]) {
  const webhookUrl = process.env.GATSBY_CRM_WEBHOOK_URL ?? 'local:inbox'
  if (!webhookUrl || isSending || readSession('chatLeadSent')) return
  isSending = true
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { ...functionHeaders(), 'Idempotency-Key': sessionKey() },
      // Also when it is the last thing that the page does.
      keepalive: true,
      body: JSON.stringify({ leadData: leadPayload(info, messages), webhookUrl }),
    })
    if (!response.ok) throw new Error(`Status ${response.status}`)
    writeSession('chatLeadSent', 'yes')
    const { service = '', urgency = '' } = info
    track('ai_chat_interaction', 'lead_qualified', { action: 'lead_qualified', service, urgency })
  } catch (error) {
    console.error('Failed to send lead', error)
  } finally {
    isSending = false
  }
}

/**
 * Visitor info, where they are on the site, what they wrote, word for word, and how soon they want to be called. Numbers that are
 * withheld are in none of it.
 */
export function leadPayload(known: VisitorInfo, messages: readonly Message[]) {
  const { withheld, ...info } = known
  void withheld
  const said = redacted(withoutCards(wordsOfVisitor(messages).join(' | ')), withheldOf(known))
  const urgency = textField(info, 'urgency')?.toLowerCase() ?? ''
  return {
    ...info,
    ...visitorContext(),
    conversation_summary: said.slice(0, CHAT_LIMITS.summary),
    lead_score: SCORES[urgency] ?? OTHER_SCORE,
  }
}

/** The same for every attempt of this session: however often it is sent, the CRM gets one lead. */
function sessionKey() {
  const known = readSession('chatLeadKey')
  if (known) return known
  const key = crypto.randomUUID()
  writeSession('chatLeadKey', key)
  return key
}
