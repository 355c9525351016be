import styled from 'styled-components'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { ServiceDrawing } from './service-drawing'
import { Unbroken } from './unbroken'

interface LinkListProps {
  links: readonly {
    readonly label: string
    readonly text: string
    readonly to: string
    readonly drawing: string | null
  }[]
}

/** Links with a line about each, in columns separated by bars, on a phone one below the other; services have their drawing. */
export function LinkList({ links }: LinkListProps) {
  return (
    <List $count={links.length} data-drawn={links.some(({ drawing }) => drawing) || undefined}>
      {links.map(({ label, text, to, drawing }) => (
        <li key={to}>
          <SiteLink to={to}>
            {drawing && <ServiceDrawing name={drawing} />}
            <strong>
              <Unbroken text={label} />
            </strong>
            <span>{text}</span>
          </SiteLink>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul<{ $count: number }>`
  display: grid;
  gap: 0 ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count % 2 === 0 ? 2 : 3)}, minmax(0, 1fr));
    /* A service's drawing is a pair itself: what parts two of them is more than what parts its halves. */
    &[data-drawn] {
      column-gap: ${space[6]};
    }
  }
  a {
    display: block;
    height: 100%;
    padding: ${space[5]} ${space[5]} ${space[5]} 0;
    border-top: 1px solid ${color.line};
    text-decoration: none;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    stroke-width: 1.7;
    margin-bottom: ${space[5]};
  }
  /* A drawing ends where its column does, and needs no line above it. */
  a:has(svg) {
    padding: 0;
    border-top: 0;
  }
  strong {
    display: block;
    font: 400 ${size.h3} / 1.2 ${font.heading};
    ${leadsOn}
  }
  a > span {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    a {
      padding-block: ${space[4]};
    }
    a:has(svg) {
      padding-block: ${space[3]} ${space[5]};
    }
    svg {
      margin-bottom: ${space[4]};
    }
    strong {
      font-size: 19px;
    }
    a > span {
      font-size: ${size.small};
    }
  }
  a:hover strong {
    color: ${color.brick};
  }
`
