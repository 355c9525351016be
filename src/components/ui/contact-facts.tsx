import styled from 'styled-components'
import words from '@data/wording/frame.json'
import { useCompany } from '@/hooks/use-company'
import { color, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'

/** Rows of a `FactList`: e-mail and WhatsApp. */
export function WrittenWays() {
  const { email, mobile } = useCompany()
  return (
    <>
      <dt>{words.email}</dt>
      <dd>
        <SiteLink to="email:">{email}</SiteLink>
      </dd>
      <dt>{words.whatsapp}</dt>
      <dd>
        <SiteLink to="whatsapp:">{mobile}</SiteLink>
      </dd>
    </>
  )
}

/** Facts between hairlines, their names at the left. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  dt,
  dd {
    padding-block: 11px;
    border-top: 1px solid ${color.line};
  }
  dt {
    padding-right: ${space[6]};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`

/** The phone number in large type. */
export const LargePhone = styled(SiteLink).attrs({ to: 'call:' })`
  font-size: clamp(32px, 3.4vw, 46px);
  font-weight: 650;
  line-height: 1.1;
  letter-spacing: -0.02em;
  font-variant-numeric: lining-nums tabular-nums;
  text-decoration: none;
  &:hover {
    color: ${color.brick};
  }
`
