import { useEffect, useState, type RefObject } from 'react'
import { onFirstGesture } from '@/lib/first-gesture'

/** The margin below the viewport within which an element counts as near. */
const MARGIN = '800px 0px'

/** Calls back once an element comes near the viewport; returns a function that cancels it. */
export function onNear(element: Element, callback: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: MARGIN },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Whether an element has come near the viewport yet; once true, it stays so.
 *
 * @param afterGesture - only once the visitor has done something on the page, too: a first look then fetches nothing that may never
 *   be needed
 */
export function useIsNear(element: RefObject<Element>, { afterGesture = false } = {}) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    let stop = onNear(element.current, () => {
      if (afterGesture) stop = onFirstGesture(() => setIsNear(true))
      else setIsNear(true)
    })
    return () => stop()
  }, [element, afterGesture])
  return isNear
}
