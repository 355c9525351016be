import styled, { css } from 'styled-components'
import words from '@data/wording/service-pages.json'
import { dialogButton } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
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
  badge: string
  hint: string
  onQuote: () => void
}

/** A service, drawn: the whole card opens the quote popup; the small link leads to the service's own page. */
export function ServiceCard({ service, badge, hint, onQuote }: ServiceCardProps) {
  const { slug, title, description, icon, fault, category } = service
  return (
    <Card>
      <ServiceDrawing name={icon} />
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
          <span>{hint}</span>
          <SiteLink to={`/services/${slug}`}>
            {words.about}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </SiteLink>
        </Foot>
      </Words>
    </Card>
  )
}

/* `--across` is set where the card has a row of its own: its words then stand beside its drawing, with a larger heading. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--across, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  gap: 0 var(--gap);
  > svg {
    width: 100%;
    height: auto;
  }
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
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: var(--words, start);
  gap: ${space[3]};
  padding-top: ${space[5]};
  ${media.phone} {
    gap: ${space[2]};
    padding-top: ${space[4]};
    h3 {
      font-size: var(--heading, 17px);
    }
    /* Two cards stand in a row: the fault says it in a few words. */
    p {
      display: none;
    }
  }
`

const Fault = styled.span`
  display: none;
  font-size: ${size.small};
  line-height: 1.4;
  color: ${color.inkSoft};
  ${media.phone} {
    display: block;
  }
`

const looks: Record<string, ReturnType<typeof css>> = {
  default: css`
    background: ${color.ink};
  `,
  destructive: css`
    background: ${color.brick};
  `,
  outline: css`
    box-shadow: inset 0 0 0 2px ${color.ink};
  `,
  secondary: css`
    background: ${color.brass};
  `,
}

/** The category behind a small mark: a red plate would read as an error. */
const Badge = styled.span<{ $look: string }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-size: 14px;
  font-weight: 600;
  line-height: 1.3;
  color: ${color.inkSoft};
  &::before {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    ${({ $look }) => looks[$look]}
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-top: var(--words-end, auto);
  font-size: ${size.small};
  > span {
    padding-block: 9px;
    font-weight: 600;
    ${media.phone} {
      padding-block: ${space[1]} 0;
    }
  }
  a {
    position: relative;
    z-index: 1;
    padding-block: 9px;
  }
`
