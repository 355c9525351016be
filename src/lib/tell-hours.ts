import { HOUR_EVENT } from './hour-event'
import { emergencyAdvice, officeState, type OfficeWords, type OpeningHours } from './opening-hours'

const MINUTE = 60_000

/**
 * Puts the words that depend on the hour into every line that asks for them (`HourLine` in src/components/ui/hour-line.tsx), for the
 * whole document and each minute: so they also stand in HTML whose component has not been fetched, before the page's scripts come.
 */
export function tellHours(hours: readonly OpeningHours[], words: OfficeWords) {
  const tell = (lines: Iterable<HTMLElement>) => {
    const now = new Date()
    const [office, emergency] = [officeState(hours, now, words), emergencyAdvice(hours, now, words)]
    for (const line of lines) {
      const isOffice = line.dataset.hour === 'office'
      const text = isOffice ? office.text : emergency
      if (line.textContent !== text) line.textContent = text
      if (isOffice) line.dataset.open = String(office.isOpen)
    }
  }
  const tellAll = () => tell(document.querySelectorAll<HTMLElement>('[data-hour]'))
  document.addEventListener('DOMContentLoaded', tellAll)
  setInterval(tellAll, MINUTE)
  document.addEventListener(HOUR_EVENT, ({ target }) => tell([target as HTMLElement]))
}
