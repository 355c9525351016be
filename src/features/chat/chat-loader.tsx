import { useEffect, useState, type ComponentType } from 'react'
import { onAskAssistant } from '@/lib/chat'
import type { ChatWidgetProps } from './chat-widget'

/** How long a page that is never idle may keep the chat waiting. */
const PATIENCE_MS = 2_000

/**
 * Where the chat goes. Its code comes when the page has loaded and the browser has nothing else to do, or when somebody
 * asks for it; until then, and without script, there is nothing.
 */
export function ChatLoader() {
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps>>()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    let isGone = false
    const load = () =>
      import('./chat-widget').then(
        ({ ChatWidget }) => {
          if (!isGone) setWidget(() => ChatWidget)
        },
        (error: unknown) => console.error('The chat could not be loaded', error),
      )
    const stopWaiting = whenIdle(() => void load())
    const stopListening = onAskAssistant((text) => {
      setAsked(text)
      void load()
    })
    return () => {
      isGone = true
      stopWaiting()
      stopListening()
    }
  }, [])
  return Widget ? <Widget asked={asked} /> : null
}

/** Calls back once the page has loaded and the browser is idle; returns what calls that off. */
function whenIdle(callback: () => void) {
  let handle = 0
  // Safari has no idle callback: a moment after the page has loaded will do.
  const hasIdle = typeof window.requestIdleCallback === 'function'
  const wait = () => {
    handle = hasIdle
      ? window.requestIdleCallback(callback, { timeout: PATIENCE_MS })
      : window.setTimeout(callback, 1_000)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (hasIdle) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
  }
}
