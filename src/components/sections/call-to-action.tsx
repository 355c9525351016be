import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions, SiteLink } from '@/components/ui/action-link'
import { Band, isDarkTone, type Tone } from '@/components/ui/container'
import { OfficeState } from '@/components/ui/office-state'
import { ChosenHeading } from '@/components/ui/chosen-heading'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { CHOSEN_PART } from '@/lib/chosen'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { inWords, Plate, Words } from './closing-layout'
import { ClosingPicture } from './closing-picture'

/** So many ways are buttons; a third one is a link. */
const BUTTONS = 2

/** The part of the page that shows what was chosen once more. */
const CLOSING_PART = 'closing-picture'

/** The page's closing invitation, on a plate of its own. */
export function CallToActionSection({
  id,
  heading,
  intro,
  tone,
  photo,
  finish,
  focus,
  otherView,
  glazing,
  subject,
  actions,
}: Queries.CallToActionSectionFragment) {
  const { proof } = useCompany()
  const isHydrated = useIsHydrated()
  const isDark = isDarkTone(tone as Tone)
  const words = (
    <div>
      {subject ? (
        <div data-slot={CHOSEN_PART} data-part={CHOSEN_PART} data-island={isHydrated ? '' : 'waiting'}>
          <ChosenHeading heading={heading} subject={subject} />
        </div>
      ) : (
        <h2>
          <Unbroken text={heading} />
        </h2>
      )}
      {intro && <p>{intro}</p>}
    </div>
  )
  const ways = (
    <Ways>
      <Actions actions={actions.slice(0, BUTTONS)} isDark={isDark} />
      {actions.slice(BUTTONS).map(({ label, to }) => (
        <Other key={label} to={to} isAction>
          {label}
        </Other>
      ))}
      {actions.some(({ to }) => to.startsWith('call:')) && (
        <small>
          <OfficeState />
        </small>
      )}
      {subject && proof.length > 0 && (
        <Proof>
          {proof.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Proof>
      )}
    </Ways>
  )
  if (!photo)
    return (
      <Band id={id} tone={tone as Tone}>
        <Columns>
          {words}
          {ways}
        </Columns>
      </Band>
    )
  return (
    <Plate id={id ?? undefined} $tone={tone as Tone} data-dark={isDark || undefined}>
      <Words data-words="">
        {words}
        {ways}
      </Words>
      <div data-slot={CLOSING_PART} data-part={CLOSING_PART} data-island={isHydrated ? '' : 'waiting'}>
        <ClosingPicture {...{ photo, finish, focus, otherView, glazing }} />
      </div>
    </Plate>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  align-items: end;
  ${inWords}
  ${media.narrow} {
    row-gap: ${space[6]};
  }
  ${media.desktop} {
    /* The buttons stand in one row. */
    grid-template-columns: minmax(0, 1fr) auto;
    > :last-child {
      justify-items: end;
      small {
        max-width: 52ch;
        text-align: right;
      }
      > div {
        justify-content: end;
      }
    }
  }
`

/** In one line where there is room, on a phone one to a line. */
const Proof = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[4]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  ${media.narrow} {
    flex-direction: column;
  }
  [data-dark] & {
    border-color: rgb(255 255 255 / 28%);
  }
`

const Other = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  font-weight: 600;
`

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};
  small {
    font-size: ${size.small};
  }
`

export const query = graphql`
  fragment CallToActionSection on CallToActionSection {
    id
    heading
    intro
    tone
    subject
    finish
    focus
    otherView {
      focus
      picture {
        ...MediumPicture
      }
    }
    glazing
    photo {
      ...MediumPicture
      paint {
        name
        list
        files
      }
    }
    actions {
      label
      to
    }
  }
`
