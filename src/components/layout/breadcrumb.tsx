import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import type { Crumb } from '@/lib/json-ld'
import { color, space } from '@/theme/tokens'

/** Where the page stands; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <Nav aria-label="Breadcrumb">
      <Container>
        <ol>
          {crumbs.map(({ name, path }, index) => (
            <li key={path}>
              {index < crumbs.length - 1 ? (
                <SiteLink to={path}>{name}</SiteLink>
              ) : (
                <span aria-current="page">{name}</span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </Nav>
  )
}

const Nav = styled.nav`
  border-bottom: 1px solid ${color.line};
  font-size: 14px;
  color: ${color.inkSoft};
  ol {
    display: flex;
    min-height: 44px;
    align-items: center;
    white-space: nowrap;
  }
  /* The page's own name gives way on a narrow screen: its heading follows. */
  li:last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  li + li::before {
    content: '/';
    margin-inline: ${space[3]};
    color: ${color.brass};
  }
  a {
    display: inline-block;
    padding-block: ${space[4]};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`
