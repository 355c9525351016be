import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { dialogButton } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { visuallyHidden } from '@/theme/hidden'
import { color, font, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { ServiceDrawing } from './service-drawing'
import { Unbroken } from './unbroken'
import { VisuallyHidden } from './visually-hidden'

interface ServiceCardProps {
  service: {
    readonly slug: string
    readonly title: string
    readonly description: string
    readonly icon: string
    readonly fault: string
    readonly category: string
  }
  hint: string
  onQuote: () => void
}

/**
 * A service as a row that begins with the fault, drawn and in words: the whole of it opens the quote popup. The service's own page is
 * behind the drawing. What the service is in full stands on that page; here the search looks through it.
 */
export function ServiceCard({ service, hint, onQuote }: ServiceCardProps) {
  const { slug, title, description, icon, fault, category } = service
  return (
    <Card>
      <Drawn>
        <ServiceDrawing name={icon} />
      </Drawn>
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
            <Unbroken text={title} />
          </button>
        </h3>
        <Fault data-fault="">{fault}</Fault>
        <p>{description}</p>
        <Hint>{hint}</Hint>
        <About to={`/services/${slug}`}>
          {words.about}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </About>
      </Words>
    </Card>
  )
}

/** Side of the drawing, where a thumb hits it. */
const DRAWING = '84px'

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${DRAWING} minmax(0, 1fr);
  gap: 0 ${space[5]};
  align-items: start;
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
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

/** Its first half, the fault. */
const Drawn = styled.div`
  overflow: hidden;
  height: ${DRAWING};
  svg {
    display: block;
    width: 200%;
    max-width: none;
    height: 100%;
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
    align-self: center;
    align-items: center;
    gap: 6px ${space[5]};
  }
`

/** What the visitor sees is wrong. */
const Fault = styled.span`
  order: -1;
  font-weight: 600;
  line-height: 1.3;
  ${media.desktop} {
    grid-column: 1 / -1;
    font: 400 20px / 1.2 ${font.heading};
  }
`

/** The heading of its group, or the tab, says so to those who see it. */
const Category = styled.span`
  ${visuallyHidden}
`

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} 0 0;
  font-size: ${size.small};
  ${media.desktop} {
    grid-area: 2 / 2;
    padding: 0 ${space[2]} 0 0;
  }
  color: ${color.inkSoft};
  &::after {
    content: '';
    width: 7px;
    height: 7px;
    border: solid ${color.brick};
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
  ${Card}:hover & {
    color: ${color.brick};
  }
`

/** It lies upon the drawing. */
const About = styled(SiteLink)`
  position: absolute;
  z-index: 1;
  inset: ${space[4]} auto auto 0;
  width: ${DRAWING};
  height: ${DRAWING};
  overflow: hidden;
  font-size: 0;
  &:hover {
    box-shadow: inset 0 0 0 2px ${color.brick};
  }
`
