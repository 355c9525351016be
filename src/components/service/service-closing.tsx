import styled from 'styled-components'
import frame from '@data/wording/frame.json'
import words from '@data/wording/service-pages.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { ClosingPlate, ClosingWords } from '@/components/ui/closing-plate'
import { Band } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { QuoteButton } from './quote-button'

interface ServiceClosingProps {
  service: Pick<Queries.ServiceDetailFragment, 'title' | 'emergency' | 'closingPhoto'>
}

/**
 * A service page's closing invitation: the form with the service in it, or the phone, which comes first in an emergency; beside a picture
 * where the service has one for it.
 */
export function ServiceClosing({ service: { title, emergency, closingPhoto } }: ServiceClosingProps) {
  const isEmergency = emergency ?? false
  const { phone } = useCompany()
  const [second, first] = ['outline', 'secondary'] as const
  const quote = <QuoteButton key="quote" title={title} variant={isEmergency ? second : first} />
  const call = (
    <ButtonLink key="call" to="call:international" $variant={isEmergency ? first : second}>
      {frame.call} {phone}
    </ButtonLink>
  )
  const buttons = <ButtonRow>{isEmergency ? [call, quote] : [quote, call]}</ButtonRow>
  const said = (
    <Said>
      <h2>{isEmergency ? words.emergencyClosing : words.closing}</h2>
      <p>{isEmergency ? words.emergencyClosingText : words.closingText}</p>
    </Said>
  )
  if (closingPhoto) {
    return (
      <ClosingPlate data-dark>
        <ClosingWords>
          {said}
          {buttons}
        </ClosingWords>
        <Photo picture={closingPhoto} sizes="(max-width: 767px) 100vw, 50vw" />
      </ClosingPlate>
    )
  }
  return (
    <Band tone="moss">
      <Columns>
        {said}
        {buttons}
      </Columns>
    </Band>
  )
}

const Said = styled.div`
  p {
    margin-top: ${space[5]};
    max-width: 52ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.onDarkSoft};
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 3 / 2;
  ${media.tablet} {
    height: 100%;
    aspect-ratio: 1;
  }
  ${media.desktop} {
    aspect-ratio: 4 / 3;
    max-height: 560px;
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  align-items: end;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
