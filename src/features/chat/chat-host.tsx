import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import words from '@data/wording/trouble.json'
import { showToast } from '@/components/ui/toast'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useMediaQuery } from '@/hooks/use-media-query'
import { track } from '@/lib/analytics'
import { onAskAssistant } from '@/lib/chat'
import { media } from '@/theme/media'
import { ChatPeek } from './chat-peek'
import type { ChatWidgetProps } from './chat-widget'
import type { Opening } from './opening'
import { readSession, rememberPanel as remember } from './session'

/**
 * The chat before it is used: a small card in the page's HTML, or the round button when the visitor has closed it. The panel's code
 * is fetched at the first touch and takes the card's place.
 */
export function ChatHost() {
  const isHydrated = useIsHydrated()
  const [isClosedNow, setIsClosedNow] = useState<boolean>()
  const isClosed = isClosedNow ?? (isHydrated && readSession('chatPanel') === 'closed')
  const [isLoading, setIsLoading] = useState(false)
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps>>()
  const [opening, setOpening] = useState<Opening>({})
  const isNarrow = useMediaQuery(media.narrow)
  const round = useRef<HTMLButtonElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  /** What the visitor did last: who types and sends before the code is there has done three things by then. */
  const wanted = useRef<Opening>({})

  const grow = useCallback((how: Opening) => {
    wanted.current = how
    setIsLoading(true)
    import('./chat-widget').then(
      ({ ChatWidget }) => {
        const { text = typed.current?.value, ...last } = wanted.current
        setOpening({ ...last, text })
        setWidget(() => ChatWidget)
      },
      (error: unknown) => {
        console.warn('The chat could not be fetched', error)
        setIsLoading(false)
        showToast({
          title: words.chat,
          description: words.chatAdvice,
          variant: 'destructive',
        })
      },
    )
  }, [])

  useEffect(() => {
    // From then on it listens itself.
    if (Widget) return undefined
    // Where the visitor left the panel open on the last page.
    const again = readSession('chatPanel') === 'open' ? setTimeout(() => grow({})) : undefined
    const stopListening = onAskAssistant((text) => grow({ text, focus: 'input' }))
    return () => {
      clearTimeout(again)
      stopListening()
    }
  }, [grow, Widget])

  if (Widget) return <Widget opening={opening} />

  function close() {
    setIsClosedNow(true)
    remember('closed')
    track('ai_chat_interaction', 'chat_closed', { action: 'chat_closed' })
    requestAnimationFrame(() => round.current?.focus())
  }
  function open() {
    remember('open')
    track('ai_chat_interaction', 'chat_opened', { action: 'chat_opened' })
    // On a phone the keyboard would come up at once and leave no room to read.
    grow({ focus: isNarrow ? 'panel' : 'input' })
  }
  return (
    <ChatPeek
      isClosed={isClosed}
      isLoading={isLoading}
      roundRef={round}
      inputRef={typed}
      onOpen={open}
      onClose={close}
      onGrow={grow}
    />
  )
}
