import { useEffect, useState, type RefObject } from 'react'

/** How far outside the viewport an element counts as near. */
const MARGIN = '800px 0px'

/** Whether an element has come near the viewport; once true, it stays true. Used for lazy loading. */
export function useIsNear(element: RefObject<Element>) {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
