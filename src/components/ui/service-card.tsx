import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { dialogButton } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { color, font, layout, motion, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { CategoryBadge } from './category-badge'
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
  badge: string
  hint: string
  onQuote: () => void
}

/**
 * A service, drawn: the whole card opens the quote popup; the small link leads to the service's own page. Below a desktop's width
 * it is one row: the fault drawn, which is that link there, the fault in words, the service and the hint.
 */
export function ServiceCard({ service, badge, hint, onQuote }: ServiceCardProps) {
  const { slug, title, description, icon, fault, category } = service
  return (
    <Card>
      <Drawn>
        <ServiceDrawing name={icon} />
      </Drawn>
      <Words>
        <Badge $look={badge}>{category}</Badge>
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
        <Fault>{fault}</Fault>
        <p>{description}</p>
        <Foot>
          <Hint>{hint}</Hint>
          <About to={`/services/${slug}`}>
            {words.about}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </About>
        </Foot>
      </Words>
    </Card>
  )
}

/** Side of the drawing in a row, where a thumb hits it. */
const ROW_DRAWING = '84px'

/* `--across` is set where the card has a row of its own: its words then stand beside its drawing, with a larger heading. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--across, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  gap: 0 var(--gap);
  h3 {
    font-size: var(--heading, ${size.h3});
  }
  h3 button {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    letter-spacing: inherit;
    text-align: left;
    cursor: pointer;
  }
  /* The whole card is the button. */
  h3 button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  p {
    color: ${color.inkSoft};
  }
  ${media.belowDesktop} {
    grid-template-columns: ${ROW_DRAWING} minmax(0, 1fr);
    grid-template-rows: auto;
    align-items: start;
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color.line};
    h3 {
      font: 500 ${size.small} / 1.35 ${font.body};
      letter-spacing: 0;
      color: ${color.inkSoft};
    }
  }
`

/** In a row it shows the drawing's first half, the fault. */
const Drawn = styled.div`
  overflow: hidden;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  ${media.belowDesktop} {
    height: ${ROW_DRAWING};
    svg {
      width: 200%;
      max-width: none;
      height: 100%;
    }
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: var(--words, start);
  gap: ${space[3]};
  padding-top: ${space[5]};
  ${media.belowDesktop} {
    gap: 1px;
    padding: 0;
    > p {
      display: none;
    }
  }
`

/** What the visitor sees is wrong: in a row it comes first. */
const Fault = styled.span`
  display: none;
  ${media.belowDesktop} {
    display: block;
    order: -1;
    font-weight: 600;
    line-height: 1.3;
  }
`

const Badge = styled(CategoryBadge)`
  ${media.belowDesktop} {
    display: none;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-top: var(--words-end, auto);
  font-size: 14px;
`

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 42px;
  padding-inline: ${space[4]};
  border-radius: ${layout.radius};
  box-shadow: inset 0 0 0 1.5px ${color.brick};
  font-weight: 600;
  color: ${color.brick};
  transition: background-color ${motion.quick};
  ${Card}:hover & {
    background: ${color.brick};
    color: ${color.white};
  }
  ${media.calm} {
    transition: none;
  }
  ${media.belowDesktop} {
    gap: ${space[3]};
    min-height: 0;
    padding: ${space[1]} 0 0;
    box-shadow: none;
    font-size: ${size.small};
    &::after {
      content: '';
      width: 7px;
      height: 7px;
      border: solid currentColor;
      border-width: 2px 2px 0 0;
      transform: rotate(45deg);
    }
    ${Card}:hover & {
      background: none;
      color: ${color.brickPressed};
    }
  }
`

/** In a row it lies upon the drawing, with the usual sign for 'more about this' in its corner. */
const About = styled(SiteLink)`
  position: relative;
  z-index: 1;
  padding-block: 9px;
  ${media.belowDesktop} {
    position: absolute;
    inset: ${space[4]} auto auto 0;
    width: ${ROW_DRAWING};
    height: ${ROW_DRAWING};
    padding: 0;
    overflow: hidden;
    font-size: 0;
    &::after {
      content: 'i';
      position: absolute;
      inset: auto 4px 4px auto;
      width: 20px;
      border: 1.5px solid ${color.ink};
      border-radius: 50%;
      background: ${color.chalk};
      font: 700 13px/17px ${font.heading};
      text-align: center;
    }
  }
`
