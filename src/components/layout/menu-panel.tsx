import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import type { NavigationItem } from '@/hooks/use-navigation'
import { color, font, size, space } from '@/theme/tokens'

interface MenuPanelProps {
  item: NavigationItem
  onFollow: () => void
}

/** What a mega-menu shows: a line about the category, its links in columns, and its picture. */
export function MenuPanel({ item, onFollow }: MenuPanelProps) {
  const { label, to, intro, photo, columns } = item
  return (
    <Columns>
      <Intro>
        <SiteLink to={to} onClick={onFollow}>
          {label}
        </SiteLink>
        {intro && <p>{intro}</p>}
      </Intro>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <Title>{title}</Title>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <SiteLink to={link.to} onClick={onFollow}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {photo && <Photo picture={{ ...photo, alt: '' }} sizes="260px" />}
    </Columns>
  )
}

const Columns = styled(Container)`
  display: flex;
  gap: ${space[8]};
  padding-block: ${space[7]};
  li a {
    display: block;
    padding-block: 7px;
    text-decoration: none;
    &:hover {
      color: ${color.brick};
      text-decoration: underline;
    }
  }
`

const Intro = styled.div`
  flex: 0 1 300px;
  a {
    font: 400 32px/1.1 ${font.heading};
    text-decoration: none;
  }
  p {
    margin-top: ${space[4]};
    color: ${color.inkSoft};
  }
`

const Title = styled.p`
  margin-bottom: ${space[2]};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.inkSoft};
`

const Photo = styled(Picture)`
  width: 260px;
  margin-left: auto;
  aspect-ratio: 4 / 3;
`
