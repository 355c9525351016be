import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import words from '@data/wording/chat.json'
import { SiteLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/close-icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useCompany } from '@/hooks/use-company'
import { fillIn } from '@/lib/fill-in'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { Conversation, Head, Panel, Trouble, Typing } from './chat-layout'
import { Composer, Foot, Suggestions } from './composer-layout'
import { handoffText } from './handoff'
import { splitReply } from './lead-marker'
import { MAX_MESSAGE, PLACEHOLDER, STATUS, SUGGESTIONS, WHATSAPP_BUTTON } from './message'
import { GrowingMessage, MessageItem } from './message-item'
import type { Chat } from './use-chat'

/** How long the words of a suggestion stand in the input before they are sent. */
const SUGGESTION_MS = 100
/** How near the end the visitor must be for the growing reply to pull the conversation along. */
const NEAR_END = 80

interface ChatPanelProps {
  id: string
  chat: Chat
  text: string
  onText: (text: string) => void
  /** A suggestion that was pressed before the panel was there. */
  suggested?: string
  onClose: () => void
  onKeyDown: (event: KeyboardEvent) => void
  panelRef: RefObject<HTMLElement>
  inputRef: RefObject<HTMLTextAreaElement>
}

/** The conversation and its composer. */
export function ChatPanel(props: ChatPanelProps) {
  const { id, chat, text, onText, suggested, onClose, onKeyDown, panelRef, inputRef } = props
  const { messages, isStreaming, error, isSuggesting } = chat
  const company = useCompany()
  const reply = splitReply(chat.reply, false).visible
  const conversation = useConversationEnd(messages.length, reply)
  const send = useLatest((words: string) => {
    chat.send(words)
    onText('')
  })
  const pending = useRef(0)
  useEffect(() => () => window.clearTimeout(pending.current), [])
  useFocusAfterReply(isStreaming, inputRef)

  function suggest(words: string) {
    onText(words)
    chat.hideSuggestions()
    inputRef.current?.focus({ preventScroll: true })
    pending.current = window.setTimeout(() => send.current(words), SUGGESTION_MS)
  }

  const suggestLatest = useLatest(suggest)
  useEffect(() => {
    if (suggested) suggestLatest.current(suggested)
  }, [suggested, suggestLatest])

  const canSend = text.trim() !== '' && !isStreaming
  function submit() {
    window.clearTimeout(pending.current)
    if (canSend) send.current(text)
  }

  return (
    <Panel ref={panelRef} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} onKeyDown={onKeyDown}>
      <Head data-dark>
        <div>
          <h2 id={`${id}-title`}>{fillIn(words.title, { brand: company.brand })}</h2>
          <p>{STATUS}</p>
        </div>
        <Button
          type="button"
          $variant="ghost"
          $size="icon"
          aria-label="Clear conversation"
          onClick={chat.clear}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M3 5h14M8 5V3h4v2M5 5l1 12h8l1-12M8.5 8v6M11.5 8v6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </svg>
        </Button>
        <Button type="button" $variant="ghost" $size="icon" aria-label="Close chat" onClick={onClose}>
          <CloseIcon size={18} />
        </Button>
      </Head>
      <Conversation ref={conversation} role="group" aria-label="Conversation" tabIndex={0}>
        <ul>
          {messages.map((message, index) => (
            <MessageItem key={`${index}-${message.timestamp.getTime()}`} message={message} />
          ))}
          {isStreaming && reply && <GrowingMessage text={reply} />}
        </ul>
        {isStreaming && (
          <Typing>
            <span aria-hidden="true" />
            <span aria-hidden="true" />
            <span aria-hidden="true" />
            <VisuallyHidden>{words.typing}</VisuallyHidden>
            <Button type="button" $variant="outline" $size="sm" onClick={chat.stop}>
              {words.stop}
            </Button>
          </Typing>
        )}
        {error && (
          <Trouble>
            <p>{error}</p>
            <Button type="button" $variant="outline" $size="sm" onClick={chat.retry}>
              {words.again}
            </Button>
          </Trouble>
        )}
        {isSuggesting && (
          <Suggestions>
            {SUGGESTIONS.map((suggestion) => (
              <Button
                key={suggestion.action}
                type="button"
                $variant="outline"
                $size="sm"
                data-action={suggestion.action}
                disabled={isStreaming}
                onClick={() => suggest(suggestion.text)}
              >
                {suggestion.text}
              </Button>
            ))}
          </Suggestions>
        )}
      </Conversation>
      <Composer
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <textarea
          ref={inputRef}
          rows={1}
          aria-label="Your message"
          placeholder={PLACEHOLDER}
          maxLength={MAX_MESSAGE}
          value={text}
          disabled={isStreaming}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            // Enter also ends a word that is being composed from several keys: that is not sending.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            submit()
          }}
        />
        <Button type="submit" $variant="cta" $size="icon" aria-label="Send message" disabled={!canSend}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 10h13M10.5 4.5L16 10l-5.5 5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Button>
      </Composer>
      <Foot data-source="chat">
        <SiteLink
          to={whatsappUrl(company.whatsappNumber, handoffText(company.shortBrand, messages, chat.visitor))}
        >
          {WHATSAPP_BUTTON}
        </SiteLink>
      </Foot>
    </Panel>
  )
}

/** Scrolls to the newest message; a reply that grows pulls along only those who are reading its end. */
function useConversationEnd(count: number, reply: string) {
  const element = useRef<HTMLDivElement>(null)
  // The greeting alone is read from its beginning, also where the suggestions below it find no room.
  useEffect(() => {
    if (count > 1) scrollToEnd(element.current)
  }, [count])
  useEffect(() => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = element.current ?? {}
    if (reply && scrollHeight - scrollTop - clientHeight < NEAR_END) scrollToEnd(element.current)
  }, [reply])
  return element
}

function scrollToEnd(element: HTMLElement | null) {
  if (element) element.scrollTop = element.scrollHeight
}

/** An input that is disabled loses the focus: it gets it back after the reply, unless the visitor has gone elsewhere. */
function useFocusAfterReply(isStreaming: boolean, input: RefObject<HTMLElement>) {
  const wasStreaming = useRef(false)
  useEffect(() => {
    if (wasStreaming.current && !isStreaming && document.activeElement === document.body)
      input.current?.focus({ preventScroll: true })
    wasStreaming.current = isStreaming
  }, [isStreaming, input])
}

/** A ref that always holds the latest version of a function. */
function useLatest<T>(value: T) {
  const box = useRef(value)
  useEffect(() => {
    box.current = value
  })
  return box
}
