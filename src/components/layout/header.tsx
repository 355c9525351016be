import styled from 'styled-components'
import { ActionLink, SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { KeepIcon } from '@/components/ui/keep-icon'
import { SiteSearch } from '@/features/site-search/site-search'
import { useNavigation } from '@/hooks/use-navigation'
import { media } from '@/theme/media'
import { color, layer, layout, size, space } from '@/theme/tokens'
import { BrandMark } from './brand-mark'
import { FramePart } from './frame-part'

/** Top bar with the ways to reach the firm, and the sticky main navigation. */
export function Header({ pathname }: { pathname: string }) {
  const { quote } = useNavigation()
  return (
    <>
      <FramePart part="TopBar" />
      <Bar>
        <Container>
          <BrandMark />
          <FramePart part="MegaMenu" pathname={pathname} />
          <Tools>
            <Kept to="/shortlist" aria-label="Shortlist" data-shortlist="">
              <KeepIcon />
            </Kept>
            <SiteSearch />
          </Tools>
          <Quote>
            <ActionLink action={quote} variant="cta" size="sm" />
          </Quote>
          <FramePart part="Drawer" />
        </Container>
      </Bar>
    </>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${color.chalk};
  border-bottom: 1px solid ${color.line};
  > div {
    display: flex;
    align-items: center;
    gap: ${space[5]};
    min-height: ${layout.headerHeight};
    > a:first-child {
      flex: none;
    }
  }
  ${media.narrow} {
    > div {
      /* On the smallest phones, and with larger letters, all of it has room. */
      flex-wrap: wrap;
      gap: 0 ${space[2]};
      min-height: 60px;
    }
  }
  ${media.tight} {
    > div {
      gap: ${space[2]};
    }
    nav > ul {
      gap: 0;
    }
    nav > ul > li > div:first-child > a {
      padding-inline: ${space[2]};
      font-size: ${size.small};
    }
  }
`

const Tools = styled.div`
  display: flex;
  margin-left: auto;
  ${media.desktop} {
    margin-left: 0;
  }
`

/** Shows the number of kept things once there are any: src/features/shortlist/keep.tsx. */
const Kept = styled(SiteLink)`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${layout.radius};
  &:hover {
    background: ${color.stone};
  }
  &[data-count]::after {
    content: attr(data-count);
    position: absolute;
    top: 3px;
    right: 1px;
    min-width: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: ${color.brick};
    color: ${color.white};
    font-size: 12px;
    font-weight: 600;
    line-height: 18px;
    text-align: center;
    font-variant-numeric: lining-nums tabular-nums;
  }
  @media (scripting: none) {
    display: none;
  }
`

const Quote = styled.div`
  display: none;
  flex: none;
  ${media.tablet} {
    display: block;
  }
  /* Who needs help now rings. */
  html[data-page-emergency='page'] & > * {
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentColor;
  }
`
