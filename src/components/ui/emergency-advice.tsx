import words from '@data/wording/office.json'
import { useCompany } from '@/hooks/use-company'
import { useMinute } from '@/hooks/use-minute'
import { emergencyAdvice } from '@/lib/opening-hours'

/** What to do about a smashed window at this hour. Before hydration, and without script, what holds at any hour. */
export function EmergencyAdvice() {
  return (
    <span data-slot="emergency-advice">
      <EmergencyLine />
    </span>
  )
}

/** The slot's content, hydrated on its own where the HTML around it stays static. */
export function EmergencyLine() {
  const { hours } = useCompany()
  const now = useMinute()
  return <>{emergencyAdvice(hours, now, words)}</>
}
