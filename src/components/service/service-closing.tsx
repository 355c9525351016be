import styled from 'styled-components'
import frame from '@data/wording/frame.json'
import words from '@data/wording/service-pages.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { Band } from '@/components/ui/container'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { QuoteButton } from './quote-button'

interface ServiceClosingProps {
  title: string
  isEmergency: boolean
}

/** A service page's closing invitation: the form with the service in it, or the phone, which comes first in an emergency. */
export function ServiceClosing({ title, isEmergency }: ServiceClosingProps) {
  const { phone } = useCompany()
  const [second, first] = ['outline', 'secondary'] as const
  const quote = <QuoteButton key="quote" title={title} variant={isEmergency ? second : first} />
  const call = (
    <ButtonLink key="call" to="call:international" $variant={isEmergency ? first : second}>
      {frame.call} {phone}
    </ButtonLink>
  )
  return (
    <Band tone="moss">
      <Columns>
        <div>
          <h2>{isEmergency ? words.emergencyClosing : words.closing}</h2>
          <p>{isEmergency ? words.emergencyClosingText : words.closingText}</p>
        </div>
        <ButtonRow>{isEmergency ? [call, quote] : [quote, call]}</ButtonRow>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  align-items: end;
  p {
    margin-top: ${space[5]};
    max-width: 52ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.onDarkSoft};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
