import { HOUR_EVENT } from '@/lib/hour-event'

interface HourLineProps {
  kind: 'office' | 'emergency'
  /** What holds at any hour: the HTML is the same all day. */
  anyHour: string
}

/** Words that depend on the hour. src/lib/tell-hours.ts puts them in; without script the line says what holds at any hour. */
export function HourLine({ kind, anyHour }: HourLineProps) {
  return (
    <span ref={askHour} data-hour={kind} suppressHydrationWarning>
      {anyHour}
    </span>
  )
}

/** React has drawn the line, or put back what the HTML came with. */
function askHour(line: HTMLElement | null) {
  line?.dispatchEvent(new Event(HOUR_EVENT, { bubbles: true }))
}
