import { Component, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { CloseIcon } from '@/components/ui/close-icon'
import { useMediaQuery } from '@/hooks/use-media-query'
import { track } from '@/lib/analytics'
import { onAskAssistant } from '@/lib/chat'
import { media } from '@/theme/media'
import { ChatPanel } from './chat-panel'
import { Bubble, Place, Round } from './chat-layout'
import { MAX_MESSAGE } from './message'
import { readSession, writeSession } from './session'
import { useChat } from './use-chat'

const PANEL_ID = 'chat-panel'
const INVITATION = 'Hi! Need help with windows or doors? Chat with our AI assistant!'

export interface ChatWidgetProps {
  /** A question that was asked before the chat's code came. */
  asked?: string
}

/** The chat: round button, bubble and panel. Should it break, the page around it does not. */
export function ChatWidget(props: ChatWidgetProps) {
  return (
    <Boundary>
      <Chat {...props} />
    </Boundary>
  )
}

function Chat({ asked }: ChatWidgetProps) {
  const chat = useChat()
  const [isOpen, setIsOpen] = useState(() => asked !== undefined || readSession('chatPanel') !== 'closed')
  const [hasBubble, setHasBubble] = useState(() => readSession('chatBubble') !== 'hidden')
  const [text, setText] = useState(asked ?? '')
  // An invitation is for those who have not said anything yet.
  const hasTalked = chat.messages.some(({ role }) => role === 'user')
  const isNarrow = useMediaQuery(media.narrow)
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  /** What had the focus before the visitor opened the panel. */
  const opener = useRef<Element | null>(null)
  /** What takes the focus when the panel is next drawn: nothing, unless the visitor asked for the panel. */
  const focusNext = useRef<'input' | 'panel' | undefined>(asked === undefined ? undefined : 'input')

  useEffect(() => {
    if (!focusNext.current || !panel.current) return
    if (focusNext.current === 'input') input.current?.focus()
    else panel.current.focus()
    focusNext.current = undefined
  })

  function hideBubble() {
    setHasBubble(false)
    writeSession('chatBubble', 'hidden')
  }

  function open(focus: 'input' | 'panel') {
    focusNext.current = focus
    if (isOpen) return
    opener.current = document.activeElement
    setIsOpen(true)
    hideBubble()
    writeSession('chatPanel', 'open')
    track('ai_chat_interaction', 'chat_opened', { action: 'chat_opened' })
  }

  function close() {
    const isInside = panel.current?.contains(document.activeElement)
    setIsOpen(false)
    writeSession('chatPanel', 'closed')
    track('ai_chat_interaction', 'chat_closed', { action: 'chat_closed' })
    if (!isInside) return
    const before = opener.current
    const to = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
    ;(to ?? toggle.current)?.focus()
  }

  // On a phone the keyboard would come up at once and leave no room to read.
  const openByHand = () => open(isNarrow ? 'panel' : 'input')

  const receive = useRef({ open, close })
  useEffect(() => {
    receive.current = { open, close }
  })
  useEffect(
    () =>
      onAskAssistant((question) => {
        setText(question.slice(0, MAX_MESSAGE))
        receive.current.open('input')
      }),
    [],
  )
  useEffect(() => {
    if (!isOpen) return undefined
    // Escape belongs to what has the focus; to the panel also when nothing has it.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.activeElement !== document.body) return
      if (!document.querySelector('dialog[open], :popover-open')) receive.current.close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }

  return (
    <Place aria-label="Chat" $isOpen={isOpen}>
      <Round
        ref={toggle}
        type="button"
        aria-label="Chat with our assistant"
        aria-expanded={isOpen}
        aria-controls={isOpen ? PANEL_ID : undefined}
        onClick={isOpen ? close : openByHand}
      >
        {isOpen ? <ArrowIcon /> : <SpeechIcon />}
      </Round>
      {hasBubble && !hasTalked && (
        <Bubble>
          <button type="button" onClick={openByHand}>
            {INVITATION}
          </button>
          <button type="button" aria-label="Hide this message" onClick={hideBubble}>
            <CloseIcon size={14} />
          </button>
        </Bubble>
      )}
      {isOpen && (
        <ChatPanel
          id={PANEL_ID}
          chat={chat}
          text={text}
          onText={setText}
          onClose={close}
          onKeyDown={closeOnEscape}
          panelRef={panel}
          inputRef={input}
        />
      )}
      <VisuallyHidden aria-live="polite">{chat.announcement}</VisuallyHidden>
    </Place>
  )
}

/** A chat that throws is taken away, and the console says why. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('The chat failed', error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

function SpeechIcon() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
      <path d="M4 5h20v14H12l-5 5v-5H4z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M9 10h10M9 14h6" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

function ArrowIcon() {
  return (
    <svg viewBox="0 0 28 28" width="26" height="26" aria-hidden="true">
      <path d="M6 10l8 8 8-8" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
