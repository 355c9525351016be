import { Component, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useMediaQuery } from '@/hooks/use-media-query'
import { track } from '@/lib/analytics'
import { onAskAssistant } from '@/lib/chat'
import { media } from '@/theme/media'
import { ChatPanel } from './chat-panel'
import { Place } from './chat-layout'
import { MAX_MESSAGE } from './message'
import type { Opening } from './opening'
import { Round, SpeechIcon } from './round-button'
import { rememberPanel } from './session'
import { useChat } from './use-chat'

const PANEL_ID = 'chat-panel'
export interface ChatWidgetProps {
  /** How the visitor turned to the chat. */
  opening?: Opening
}

/** The chat: round button and panel, which is open at first. An error in it does not take the page down. */
export function ChatWidget(props: ChatWidgetProps) {
  return (
    <Boundary>
      <Chat {...props} />
    </Boundary>
  )
}

function Chat({ opening = {} }: ChatWidgetProps) {
  const chat = useChat()
  const [isOpen, setIsOpen] = useState(true)
  const [text, setText] = useState(opening.text ?? '')
  const isNarrow = useMediaQuery(media.narrow)
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  /** What had the focus before the visitor opened the panel. */
  const opener = useRef<Element | null>(null)
  /** What takes the focus when the panel is next drawn: nothing, unless the visitor asked for the panel. */
  const focusNext = useRef(opening.focus)

  useEffect(() => {
    if (!focusNext.current || !panel.current) return
    if (focusNext.current === 'input') focusAtEnd(input.current)
    else panel.current.focus()
    focusNext.current = undefined
  })

  useEffect(() => rememberPanel('open'), [])

  function open(focus: 'input' | 'panel') {
    focusNext.current = focus
    if (isOpen) return
    opener.current = document.activeElement
    setIsOpen(true)
    rememberPanel('open')
    track('ai_chat_interaction', 'chat_opened', { action: 'chat_opened' })
  }

  function close() {
    const { activeElement } = document
    // An input that is disabled while a reply comes has lost the focus to nothing.
    const isInside = activeElement === document.body || panel.current?.contains(activeElement)
    setIsOpen(false)
    rememberPanel('closed')
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
      {isOpen && (
        <ChatPanel
          id={PANEL_ID}
          chat={chat}
          text={text}
          onText={setText}
          suggested={opening.isSent ? opening.text : undefined}
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

/** Where one goes on writing. */
function focusAtEnd(input: HTMLTextAreaElement | null) {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** An error boundary: a chat that throws is removed, and the console says why. */
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

function ArrowIcon() {
  return (
    <svg viewBox="0 0 28 28" width="26" height="26" aria-hidden="true">
      <path d="M6 10l8 8 8-8" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  )
}
