import styled from 'styled-components'
import { ActionLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
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

const Quote = styled.div`
  display: none;
  flex: none;
  ${media.tablet} {
    display: block;
  }
`
