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

/** A service page's closing invitation: the form with the service in it, or the phone. */
export function ServiceClosing({ title }: { title: string }) {
  const { phone } = useCompany()
  return (
    <Band tone="moss">
      <Columns>
        <div>
          <h2>{words.closing}</h2>
          <p>{words.closingText}</p>
        </div>
        <ButtonRow>
          <QuoteButton title={title} variant="secondary" />
          <ButtonLink to="call:international" $variant="outline">
            {frame.call} {phone}
          </ButtonLink>
        </ButtonRow>
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
