import { useEffect, useState, type RefObject } from 'react'

/** How far below the screen a part of the page may be when its code is fetched. */
const MARGIN = '800px 0px'

/** Whether an element has come near the screen yet; once true, it stays so. */
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
