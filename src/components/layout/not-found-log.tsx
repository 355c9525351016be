import { useEffect } from 'react'
import { AtOnce } from '@/components/ui/at-once'

/** Logs the path that led nowhere to the browser's console, without waiting for a touch: specification, section 2. */
export function NotFoundLog() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return <AtOnce />
}
