import { useEffect } from 'react'

/** Logs the path that led nowhere to the browser's console: specification, section 2. */
export function NotFoundLog() {
  useEffect(() => {
    console.error(`404: no page at ${window.location.pathname}`)
  }, [])
  return null
}
