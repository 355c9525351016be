import styled from 'styled-components'
import { useCompany } from '@/hooks/use-company'
import { color } from '@/theme/tokens'
import { HourLine } from './hour-line'

/** Whether the office is open now, shown beside a phone number. Without script, the opening hours. */
export function OfficeState() {
  const { hoursShort } = useCompany()
  return (
    <Line>
      <HourLine kind="office" anyHour={hoursShort} />
    </Line>
  )
}

const Line = styled.span`
  white-space: nowrap;
  [data-open] {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  [data-open]::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.brass};
  }
  [data-open='true']::before {
    background: ${color.open};
  }
  /* A page about the emergency service says what to do at this hour: when the office opens would turn people away. */
  html[data-page-emergency='page'] & {
    display: none;
  }
`
