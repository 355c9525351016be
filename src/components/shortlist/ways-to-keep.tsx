import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { layout, size, space } from '@/theme/tokens'

/** Where there is something to keep: pictures as the panes of one window. */
export function WaysToKeep({ ways }: { ways: Queries.ShortlistSectionFragment['browse'] }) {
  return (
    <Panes>
      {ways.map(({ label, to, picture }) => (
        <li key={to}>
          <SiteLink to={to}>
            <Picture picture={{ ...picture, alt: '' }} sizes="(max-width: 767px) 31vw, 33vw" />
            {label}
          </SiteLink>
        </li>
      ))}
    </Panes>
  )
}

const Panes = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${layout.bar};
  width: 100%;
  a {
    display: block;
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
  img {
    width: 100%;
    height: clamp(150px, 28vw, 420px);
    margin-bottom: ${space[3]};
    object-fit: cover;
  }
  /* So low that the words below them end above the chat's card. */
  ${media.tabletOnly} {
    img {
      height: 148px;
    }
  }
  ${media.narrow} {
    a {
      font-size: ${size.small};
      line-height: 1.3;
      letter-spacing: -0.02em;
    }
  }
`
