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
 * A service as a row: the whole of it opens the quote popup; the small link leads to the service's own page. Below a desktop's width
 * it begins with the fault, drawn, which is that link there, and in words.
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

const Card = styled.li`
  position: relative;
  display: grid;
  padding-block: ${space[5]};
  border-top: 1px solid ${color.line};
  h3 {
    font-size: 20px;
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
  /* The whole row is the button. */
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
    max-width: 56ch;
    font-size: ${size.small};
    line-height: 1.45;
    color: ${color.inkSoft};
  }
  ${media.belowDesktop} {
    grid-template-columns: ${ROW_DRAWING} minmax(0, 1fr);
    gap: 0 ${space[5]};
    align-items: start;
    padding-block: ${space[4]};
    h3 {
      font: 500 ${size.small} / 1.35 ${font.body};
      letter-spacing: 0;
      color: ${color.inkSoft};
    }
  }
`

/** Its first half, the fault. */
const Drawn = styled.div`
  overflow: hidden;
  height: ${ROW_DRAWING};
  svg {
    display: block;
    width: 200%;
    max-width: none;
    height: 100%;
  }
  ${media.desktop} {
    display: none;
  }
`

const Words = styled.div`
  display: grid;
  gap: 1px;
  ${media.belowDesktop} {
    > p {
      display: none;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[6]};
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`

/** What the visitor sees is wrong: in a row on a phone it comes first. */
const Fault = styled.span`
  display: none;
  ${media.belowDesktop} {
    display: block;
    order: -1;
    font-weight: 600;
    line-height: 1.3;
  }
`

/** The heading of its group, or the tab, says so to those who see it. */
const Category = styled.span`
  ${visuallyHidden}
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  font-size: ${size.small};
  ${media.desktop} {
    flex-direction: row-reverse;
  }
`

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} 0 0;
  font-weight: 600;
  color: ${color.brick};
  &::after {
    content: '';
    width: 7px;
    height: 7px;
    border: solid currentColor;
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
  ${Card}:hover & {
    color: ${color.brickPressed};
  }
`

/** On a phone it lies upon the drawing. */
const About = styled(SiteLink)`
  position: relative;
  z-index: 1;
  padding-block: 10px;
  ${media.belowDesktop} {
    position: absolute;
    inset: ${space[4]} auto auto 0;
    width: ${ROW_DRAWING};
    height: ${ROW_DRAWING};
    padding: 0;
    overflow: hidden;
    font-size: 0;
  }
`
