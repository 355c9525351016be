import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { inOneRow, Strip } from './strip'
import { Unbroken } from './unbroken'

interface LinkListProps {
  /** What the links are, for those who cannot see that they scroll. */
  label: string
  links: readonly { readonly label: string; readonly text: string; readonly to: string }[]
}

/** Links with a line about each, in columns separated by bars; on a phone more than two scroll sideways. */
export function LinkList({ label: name, links }: LinkListProps) {
  const isRow = links.length > 2
  const list = (
    <List $count={links.length} $isRow={isRow}>
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
  if (!isRow) return list
  return (
    <Strip role="group" aria-label={name} tabIndex={0}>
      {list}
    </Strip>
  )
}

const List = styled.ul<{ $count: number; $isRow: boolean }>`
  display: grid;
  gap: 0 ${layout.bar};
  ${media.narrow} {
    ${({ $isRow }) => $isRow && inOneRow}
    grid-auto-columns: 62vw;
  }
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
    font-variant-numeric: lining-nums;
  }
  a > span {
    color: ${color.inkSoft};
  }
  a:hover strong {
    color: ${color.brick};
  }
`
