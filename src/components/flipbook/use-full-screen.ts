import { useEffect, useState, type RefObject } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'

/** Shows an element on the full screen, where the browser can (phones mostly cannot). */
export function useFullScreen(element: RefObject<HTMLElement>) {
  const isPossible = useIsHydrated() && Boolean(document.fullscreenEnabled)
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const onChange = () => setIsOn(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [element])

  function toggle() {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen()
    // A browser may refuse; the page then stays as it is.
    change?.catch(() => undefined)
  }
  return { isPossible, isOn, toggle }
}
