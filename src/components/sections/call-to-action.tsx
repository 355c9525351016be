import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { Band, type Tone } from '@/components/ui/container'
import { EmergencyAdvice } from '@/components/ui/emergency-advice'
import { OfficeState } from '@/components/ui/office-state'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** The page's closing invitation, on a plate of its own. */
export function CallToActionSection({
  id,
  heading,
  intro,
  tone,
  actions,
}: Queries.CallToActionSectionFragment) {
  const { emergency } = useCompany()
  const isDark = tone !== 'stone'
  return (
    <Band id={id} tone={tone as Tone}>
      <Columns>
        <div>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <p>{intro}</p>}
        </div>
        <Ways>
          <Actions actions={actions} isDark={isDark} />
          {actions.some(({ to }) => to.startsWith('call:')) && (
            <small>
              <OfficeState />
            </small>
          )}
          {actions.some(({ to }) => to === 'call:international') && (
            <small>
              {emergency} <EmergencyAdvice />
            </small>
          )}
        </Ways>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  align-items: end;
  ${media.desktop} {
    /* The buttons stand in one row. */
    grid-template-columns: minmax(0, 1fr) auto;
  }
  p {
    margin-top: ${space[5]};
    max-width: 52ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  [data-dark] & p {
    color: ${color.onDarkSoft};
  }
`

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};
  small {
    font-size: ${size.small};
  }
  ${media.desktop} {
    justify-items: end;
    small {
      max-width: 52ch;
      text-align: right;
    }
    > div {
      justify-content: end;
    }
  }
`

export const query = graphql`
  fragment CallToActionSection on CallToActionSection {
    id
    heading
    intro
    tone
    actions {
      label
      to
    }
  }
`
