import styled from 'styled-components'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Unbroken } from './unbroken'

interface LinkListProps {
  links: readonly {
    readonly label: string
    readonly text: string
    readonly to: string
  }[]
}

/** Links with a line about each, in columns separated by bars, on a phone one below the other. */
export function LinkList({ links }: LinkListProps) {
  return (
    <List $count={links.length}>
      {links.map(({ label, text, to }) => (
        <li key={to}>
          <SiteLink to={to}>
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
  }
  a {
    display: block;
    height: 100%;
    padding: ${space[5]} ${space[5]} ${space[5]} 0;
    border-top: 1px solid ${color.line};
    text-decoration: none;
  }
  strong {
    display: block;
    font: 400 ${size.h3} / 1.2 ${font.heading};
    text-wrap: balance;
    ${leadsOn}
  }
  a > span {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    a {
      padding-block: ${space[4]};
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
