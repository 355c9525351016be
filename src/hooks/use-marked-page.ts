import { useEffect } from 'react'
import { markPage } from '@/lib/mark-page'

/** For what comes and goes with a mark of the page on it (src/lib/page-marks.ts). */
export function useMarkedPage() {
  useEffect(() => {
    markPage()
    return markPage
  }, [])
}
