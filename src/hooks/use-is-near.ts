import { useEffect, useState, type RefObject } from 'react'

/** How far below the screen a part of the page may be when its code is fetched. */
const MARGIN = '800px 0px'

/** Calls back once an element comes near the screen; returns what calls that off. */
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

/** Whether an element has come near the screen yet; once true, it stays so. */
export function useIsNear(element: RefObject<Element>) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    return onNear(element.current, () => setIsNear(true))
  }, [element])
  return isNear
}
