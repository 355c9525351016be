import words from '@data/wording/chat.json'
import { splitReply } from './lead-marker'
import { welcome, type Message } from './message'
import { plainText } from './plain-text'

interface ChatState {
  messages: Message[]
  /** Whether a reply is pending or streaming. */
  isStreaming: boolean
  /** The reply so far, markers included. */
  reply: string
  /** What went wrong with the last reply, until the next question. */
  error: string | undefined
  /** Whether the suggestions show: from the greeting until one is taken, or until the first reply has ended. */
  isSuggesting: boolean
  /** What a screen reader is told: the whole reply, once it has ended. */
  announcement: string
}

export type ChatAction =
  | { type: 'asked'; text: string; at: Date }
  | { type: 'retried' }
  | { type: 'fragment'; text: string }
  /** The reply is complete. */
  | { type: 'finished'; at: Date }
  /** The visitor pressed Stop: the partial reply stays. */
  | { type: 'stopped'; at: Date }
  /** The stream broke, or never began: the partial reply stays. */
  | { type: 'failed'; error: string; at: Date }
  | { type: 'suggested' }
  | { type: 'cleared' }

/** The chat as it stands with that history. */
export function startingState(messages: Message[]): ChatState {
  return {
    messages,
    isStreaming: false,
    reply: '',
    error: undefined,
    isSuggesting: isGreeting(messages),
    announcement: '',
  }
}

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'asked':
      return {
        ...awaiting(state),
        messages: [...state.messages, { role: 'user', content: action.text, timestamp: action.at }],
      }
    case 'retried':
      return { ...awaiting(state), messages: upToLastQuestion(state.messages) }
    case 'fragment':
      return state.isStreaming ? { ...state, reply: state.reply + action.text } : state
    case 'finished':
    case 'stopped':
    case 'failed':
      return state.isStreaming ? ended(state, action) : state
    case 'suggested':
      return { ...state, isSuggesting: false }
    case 'cleared':
      return { ...startingState([welcome()]), announcement: words.cleared }
  }
}

/** The conversation without a broken reply to its last question. */
export function upToLastQuestion(messages: readonly Message[]) {
  return messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1)
}

function awaiting(state: ChatState): ChatState {
  return {
    ...state,
    isStreaming: true,
    reply: '',
    error: undefined,
    announcement: words.replying,
  }
}

function ended(state: ChatState, action: ChatAction & { at: Date }): ChatState {
  const { visible } = splitReply(state.reply, true)
  const messages: Message[] = visible.trim()
    ? [...state.messages, { role: 'assistant', content: visible, timestamp: action.at }]
    : state.messages
  const error = action.type === 'failed' ? action.error : undefined
  const announcement = plainText(visible)
  return { messages, isStreaming: false, reply: '', error, isSuggesting: false, announcement }
}

function isGreeting(messages: readonly Message[]) {
  return messages.length === 1 && messages[0]?.role === 'assistant'
}
