import { useEffect, useReducer, useRef, useState } from 'react'
import words from '@data/wording/chat.json'
import { showToast } from '@/components/ui/toast'
import { track } from '@/lib/analytics'
import { visitorContext } from '@/lib/visitor-context'
import { reduceChat, startingState, upToLastQuestion } from './chat-state'
import { loadHistory, saveHistory } from './history'
import { dropLead, keepLead } from './kept-lead'
import { splitReply } from './lead-marker'
import { MAX_MESSAGE, type Message } from './message'
import { requestReply } from './request-reply'
import { sendLead } from './send-lead'
import { readSession } from './session'
import { loadVisitorInfo, mergeVisitorInfo, saveVisitorInfo, type VisitorInfo } from './visitor-info'

/** The conversation, kept in the browser, and what can be done with it. */
export function useChat() {
  const [state, dispatch] = useReducer(reduceChat, undefined, () => startingState(loadHistory()))
  const [visitor, setVisitor] = useState(loadVisitorInfo)
  const request = useRef<AbortController>()

  useEffect(() => saveHistory(state.messages), [state.messages])
  useEffect(() => () => request.current?.abort(), [])

  function know(info: VisitorInfo) {
    setVisitor(info)
    saveVisitorInfo(info)
  }

  async function ask(messages: readonly Message[]) {
    const { signal } = (request.current = new AbortController())
    let reply = ''
    // What is said after the lead has gone does not reach it: the assistant must know.
    const leadSent = readSession('chatLeadSent') === 'yes'
    const info = { ...visitor, ...visitorContext(), ...(leadSent ? { leadSent } : {}) }
    try {
      for await (const text of requestReply(messages, info, signal)) {
        if (signal.aborted) return
        reply += text
        dispatch({ type: 'fragment', text })
      }
      if (!reply) throw new Error()
    } catch (error) {
      // The visitor stopped it, cleared the conversation or left: nothing is wrong.
      if (signal.aborted) return
      const description = (error instanceof Error && error.message) || words.failedText
      dispatch({ type: 'failed', error: description, at: new Date() })
      showToast({ title: words.failed, description, variant: 'destructive' })
      return
    }
    dispatch({ type: 'finished', at: new Date() })
    const { lead } = splitReply(reply, true)
    if (!lead) return
    if (lead.withdrawn === true) return dropLead()
    const { complete, withheld = [], ...fields } = lead
    const known = mergeVisitorInfo(visitor, { ...fields, withheld })
    know(known)
    await keepLead(() => sendLead(known, messages), complete === false, fields.urgency === 'high')
  }

  /** Sends a message; ignored while a reply comes, or when there is nothing in it. */
  function send(text: string) {
    const content = text.trim().slice(0, MAX_MESSAGE)
    if (!content || state.isStreaming) return
    const at = new Date()
    track('ai_chat_interaction', 'message_sent', { action: 'message_sent', message_length: content.length })
    dispatch({ type: 'asked', text: content, at })
    void ask([...state.messages, { role: 'user', content, timestamp: at }])
  }

  /** Asks the last question again. */
  function retry() {
    if (state.isStreaming) return
    dispatch({ type: 'retried' })
    void ask(upToLastQuestion(state.messages))
  }

  function stop() {
    request.current?.abort()
    dispatch({ type: 'stopped', at: new Date() })
  }

  function clear() {
    request.current?.abort()
    dispatch({ type: 'cleared' })
    know({})
  }

  const hideSuggestions = () => dispatch({ type: 'suggested' })
  return { ...state, visitor, send, retry, stop, clear, hideSuggestions }
}

export type Chat = ReturnType<typeof useChat>
