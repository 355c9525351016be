import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { dialogButton } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { visuallyHidden } from '@/theme/hidden'
import { color, font, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Together } from './unbroken'
import { VisuallyHidden } from './visually-hidden'

interface ServiceCardProps {
  service: {
    readonly slug: string
    readonly title: string
    readonly description: string
    readonly fault: string
    readonly category: string
  }
  hint: string
  onQuote: () => void
}

/**
 * A service as a row that begins with the fault: the whole of it opens the quote popup, the arrow at its end leads to the service's own
 * page. What the service is in full stands on that page; here the search looks through it.
 */
export function ServiceCard({ service, hint, onQuote }: ServiceCardProps) {
  const { slug, title, description, fault, category } = service
  return (
    <Card>
      <Words>
        <Category>{category}</Category>
        <h3>
          <button
            {...dialogButton('quote', title)}
            onClick={(event) => {
              event.preventDefault()
              onQuote()
            }}
          >
            <Together text={title} />
          </button>
        </h3>
        <Fault data-fault="">{fault}</Fault>
        <p>{description}</p>
        <Hint>{hint}</Hint>
      </Words>
      <About to={`/services/${slug}`}>
        <VisuallyHidden>
          {words.about}: {title}
        </VisuallyHidden>
        <svg viewBox="0 0 8 14" aria-hidden="true">
          <path d="m1 1 6 6-6 6" />
        </svg>
      </About>
    </Card>
  )
}

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  gap: 0 ${space[4]};
  align-items: center;
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
  ${media.desktop} {
    min-height: 88px;
  }
  h3 {
    font: 500 ${size.small} / 1.35 ${font.body};
    letter-spacing: 0;
    color: ${color.inkSoft};
  }
  h3 button {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    letter-spacing: inherit;
    text-align: left;
    color: inherit;
    cursor: pointer;
  }
  /* The whole row is the button. */
  h3 button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover [data-fault] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`

/** Fault and service below each other; on a desktop the hint stands at the end of the second line. */
const Words = styled.div`
  display: grid;
  gap: 1px;
  > p {
    display: none;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px ${space[5]};
  }
`

/** What the visitor sees is wrong. */
const Fault = styled.span`
  order: -1;
  font: 400 19px / 1.25 ${font.heading};
  text-wrap: balance;
  ${media.desktop} {
    grid-column: 1 / -1;
    font-size: 21px;
  }
`

/** The heading of its group, or the tab, says so to those who see it. */
const Category = styled.span`
  ${visuallyHidden}
`

/** Seen of the row that is pointed at, or reached by keyboard; read out of every one. */
const Hint = styled.span`
  ${media.belowDesktop} {
    ${visuallyHidden}
  }
  ${media.desktop} {
    grid-area: 2 / 2;
    font-size: ${size.small};
    color: ${color.brick};
    /* At once and in full: half faded in, it would be too pale to read. */
    opacity: 0;
    ${Card}:hover & {
      opacity: 1;
    }
    ${Card}:focus-within & {
      opacity: 1;
    }
  }
`

/** Above the row's own button, and large enough for a thumb. */
const About = styled(SiteLink)`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  height: 44px;
  border-radius: ${layout.radius};
  /* Its tip stands on the end of the row's line. */
  ${media.desktop} {
    justify-items: end;
  }
  svg {
    width: 8px;
    fill: none;
    stroke: ${color.brick};
    stroke-width: 2;
  }
  &:hover {
    box-shadow: inset 0 0 0 1px ${color.brick};
  }
`
