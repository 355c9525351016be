import styled from 'styled-components'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { EmergencyAdvice } from './emergency-advice'

interface EmergencyPlateProps {
  /** Where to read more; left out on that very page. */
  more?: { label: string; to: string }
}

/** The emergency service: its number, and what to do at this hour. */
export function EmergencyPlate({ more }: EmergencyPlateProps) {
  const { phone, emergency } = useCompany()
  return (
    <Plate data-dark data-emergency={more ? '' : 'page'} aria-label="Emergencies">
      <p>{emergency}</p>
      <Phone to="call:international">{phone}</Phone>
      <p>
        <EmergencyAdvice />
      </p>
      {more && <SiteLink to={more.to}>{more.label}</SiteLink>}
    </Plate>
  )
}

const Plate = styled.aside`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[6]} ${space[7]};
  border-radius: ${layout.radius};
  background: ${color.ink};
  color: ${color.onDark};
  p:first-child {
    font: 400 ${size.h3} / 1.2 ${font.heading};
  }
  p:not(:first-child) {
    /* Two lines, whatever the hour: nothing below moves when the clock is read. */
    min-height: 3.2em;
    color: ${color.onDarkSoft};
  }
  > a:last-child {
    justify-self: start;
    padding-block: ${space[3]};
  }
  ${media.narrow} {
    gap: ${space[3]};
    padding: ${space[5]};
    p:not(:first-child) {
      min-height: 4.8em;
    }
  }
`

const Phone = styled(SiteLink)`
  justify-self: start;
  font-size: clamp(34px, 3.4vw, 46px);
  font-weight: 650;
  line-height: 1.15;
  letter-spacing: -0.02em;
  font-variant-numeric: lining-nums tabular-nums;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`
