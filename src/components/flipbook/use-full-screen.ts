import { useEffect, useState, type RefObject } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'

/** Shows an element in full screen, where supported (mostly not on phones). */
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
    // The browser may reject the request; nothing changes then.
    change?.catch(() => undefined)
  }
  return { isPossible, isOn, toggle }
}
