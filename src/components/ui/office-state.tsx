import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useCompany } from '@/hooks/use-company'
import { officeState, type OfficeState as State } from '@/lib/opening-hours'
import { color } from '@/theme/tokens'

const MINUTE = 60_000

/** Whether the office is open now, shown beside a phone number. Before hydration, and without script, the opening hours. */
export function OfficeState() {
  return (
    <span data-slot="office-state">
      <OfficeLine />
    </span>
  )
}

/** What stands in the slot: also brought to life by itself, within HTML that otherwise stays as it came. */
export function OfficeLine() {
  const { hours, hoursShort } = useCompany()
  const [state, setState] = useState<State>()
  useEffect(() => {
    const update = () => setState(officeState(hours, new Date()))
    update()
    const timer = setInterval(update, MINUTE)
    return () => clearInterval(timer)
  }, [hours])
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
`

const Dot = styled.span<{ $isOpen: boolean }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${({ $isOpen }) => ($isOpen ? color.open : color.brass)};
`
