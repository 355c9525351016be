import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time, updated each minute; undefined before hydration and without script, because the HTML is the same at any hour. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
