import styled, { css } from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import type { Crumb } from '@/lib/json-ld'
import { media } from '@/theme/media'
import { visuallyHidden } from '@/theme/hidden'
import { color, space } from '@/theme/tokens'

/**
 * Where the page stands; the last crumb is the page itself. On a phone the way back, to the page above alone, is an arrow and its
 * name; where the page begins with a picture (`data-picture-first`), on a pane in that picture's corner: the first screen has no row to
 * spare. Where it begins with a tool, it is for screen readers only.
 */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length < 2) return null
  return (
    <Nav aria-label="Breadcrumb" data-way-back={crumbs.length > 2 ? '' : undefined}>
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

/** The page above alone, behind an arrow; the header leads home already. */
const wayBack = css`
  li:not(:nth-last-child(2)) {
    ${visuallyHidden}
  }
  li + li:nth-last-child(2)::before {
    content: none;
  }
  a::before {
    content: '‹';
    margin-right: ${space[3]};
    font-size: 24px;
    line-height: 20px;
    color: ${color.ink};
  }
  &:not([data-way-back]) {
    ${visuallyHidden}
  }
`

const letIn = css`
  position: absolute;
  z-index: 2;
  border: 0;
  > div {
    padding: 0;
    background: ${color.chalk};
  }
  ol {
    min-height: 0;
  }
  a {
    display: flex;
    align-items: center;
    height: 44px;
    padding: 0 ${space[4]};
    font-weight: 600;
    color: ${color.ink};
    &::before {
      margin: -2px ${space[3]} 0 0;
    }
  }
  &:not([data-way-back]) {
    ${visuallyHidden}
  }
`

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
  ${media.narrow} {
    ${wayBack}
    html[data-page-picture-first] & {
      ${letIn}
    }
    html[data-page-tool-first] & {
      ${visuallyHidden}
    }
  }
`
