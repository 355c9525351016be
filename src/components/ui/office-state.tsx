import styled from 'styled-components'
import words from '@data/wording/office.json'
import { useCompany } from '@/hooks/use-company'
import { useMinute } from '@/hooks/use-minute'
import { officeState } from '@/lib/opening-hours'
import { color } from '@/theme/tokens'

/** Whether the office is open now, shown beside a phone number. Before hydration, and without script, the opening hours. */
export function OfficeState() {
  return (
    <span data-slot="office-state">
      <OfficeLine />
    </span>
  )
}

/** The slot's content, hydrated on its own where the HTML around it stays static. */
export function OfficeLine() {
  const { hours, hoursShort } = useCompany()
  const now = useMinute()
  const state = now && officeState(hours, now, words)
  return (
    <Line>
      {state && <Dot $isOpen={state.isOpen} aria-hidden="true" />}
      {state ? state.text : hoursShort}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;
  /* A page about the emergency service says what to do at this hour: 'Closed now' beside it would turn people away. */
  body:has([data-emergency='page']) & {
    display: none;
  }
`

const Dot = styled.span<{ $isOpen: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $isOpen }) => ($isOpen ? color.open : color.brass)};
`
