import styled, { css } from 'styled-components'
import { dialogButton } from '@/lib/dialogs'
import { color, layout, motion, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { VisuallyHidden } from './visually-hidden'

interface ServiceCardProps {
  service: {
    readonly slug: string
    readonly title: string
    readonly description: string
    readonly icon: string
    readonly category: string
  }
  badge: string
  hint: string
  onQuote: () => void
}

/** A service: the whole card opens the quote popup; the small link leads to the service's own page. */
export function ServiceCard({ service, badge, hint, onQuote }: ServiceCardProps) {
  const { slug, title, description, icon, category } = service
  return (
    <Card>
      <Top>
        <svg width="32" height="32" aria-hidden="true">
          <use href={`/icons.svg#${icon}`} />
        </svg>
        <Badge $look={badge}>{category}</Badge>
      </Top>
      <h3>
        <button
          {...dialogButton('quote', title)}
          onClick={(event) => {
            event.preventDefault()
            onQuote()
          }}
        >
          {title}
        </button>
      </h3>
      <p>{description}</p>
      <Foot>
        <span>{hint}</span>
        <SiteLink to={`/services/${slug}`}>
          About this service<VisuallyHidden>: {title}</VisuallyHidden>
        </SiteLink>
      </Foot>
    </Card>
  )
}

const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[6]} ${space[5]} ${space[5]};
  border-top: 1px solid ${color.line};
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.stone};
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
  p {
    color: ${color.inkSoft};
  }
`

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  color: ${color.brick};
`

const looks: Record<string, ReturnType<typeof css>> = {
  default: css`
    background: ${color.ink};
    color: ${color.white};
  `,
  destructive: css`
    background: ${color.danger};
    color: ${color.white};
  `,
  outline: css`
    border-color: ${color.ink};
    color: ${color.ink};
  `,
  secondary: css`
    background: ${color.line};
    color: ${color.ink};
  `,
}

const Badge = styled.span<{ $look: string }>`
  padding: 2px 9px;
  border: 1px solid transparent;
  border-radius: ${layout.radius};
  font-size: 13px;
  font-weight: 600;
  ${({ $look }) => looks[$look]}
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: auto;
  font-size: ${size.small};
  > span {
    padding-block: 9px;
    font-weight: 600;
  }
  a {
    position: relative;
    z-index: 1;
    padding-block: 9px;
  }
`
