import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { dialogButton } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { visuallyHidden } from '@/theme/hidden'
import { color, font, motion, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { ServiceDrawing } from './service-drawing'
import { Together } from './unbroken'
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
            <Together text={title} />
          </button>
        </h3>
        <Fault data-fault="">{fault}</Fault>
        <p>{description}</p>
        <Hint>{hint}</Hint>
      </Words>
      <About to={`/services/${slug}`}>
        {words.about}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </About>
    </Card>
  )
}

/** Side of the drawing, where a thumb hits it. */
const DRAWING = 'var(--drawing)'

/** The arrow at its end says that it leads on; what it leads to stands above the list, and comes up where it is pointed at. */
const Card = styled.li`
  --drawing: 84px;
  position: relative;
  display: grid;
  grid-template-columns: ${DRAWING} minmax(0, 1fr) 7px;
  gap: 0 ${space[5]};
  align-items: center;
  padding: ${space[4]} ${space[2]} ${space[4]} 0;
  border-top: 1px solid ${color.line};
  &::after {
    content: '';
    grid-area: 1 / 3;
    width: 7px;
    height: 7px;
    border: solid ${color.brick};
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
  ${media.narrow} {
    --drawing: 64px;
    padding-block: ${space[3]};
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

/** Its first half, the fault. */
const Drawn = styled.div`
  grid-area: 1 / 1;
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
  grid-area: 1 / 2;
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

/** Seen of the row that is pointed at, or reached by keyboard; read out of every one. */
const Hint = styled.span`
  ${media.belowDesktop} {
    ${visuallyHidden}
  }
  ${media.desktop} {
    grid-area: 2 / 2;
    font-size: ${size.small};
    color: ${color.brick};
    opacity: 0;
    transition: opacity ${motion.quick};
    ${Card}:hover & {
      opacity: 1;
    }
    ${Card}:focus-within & {
      opacity: 1;
    }
    ${media.calm} {
      transition: none;
    }
  }
`

/** It lies upon the drawing. */
const About = styled(SiteLink)`
  position: relative;
  z-index: 1;
  grid-area: 1 / 1;
  width: ${DRAWING};
  height: ${DRAWING};
  overflow: hidden;
  font-size: 0;
  &:hover {
    box-shadow: inset 0 0 0 2px ${color.brick};
  }
`
