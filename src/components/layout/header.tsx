import styled from 'styled-components'
import { SiteLink, ActionLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { OfficeState } from '@/components/ui/office-state'
import { SiteSearch } from '@/features/site-search/site-search'
import { useCompany } from '@/hooks/use-company'
import { useNavigation } from '@/hooks/use-navigation'
import { media } from '@/theme/media'
import { color, layer, layout, size, space } from '@/theme/tokens'
import { BrandMark } from './brand-mark'
import { Drawer } from './drawer'
import { MegaMenu } from './mega-menu'

/** Top bar with the ways to reach the firm, and the sticky main navigation. */
export function Header({ pathname }: { pathname: string }) {
  const { phone, email, street, town, postcode } = useCompany()
  const { header, quote } = useNavigation()
  return (
    <>
      <TopBar data-dark aria-label="Contact details">
        <Container>
          <SiteLink to="call:">{phone}</SiteLink>
          <OfficeState />
          <span data-wide>
            <SiteLink to="email:">{email}</SiteLink>
          </span>
          <span data-wide>
            {street}, {town} {postcode}
          </span>
        </Container>
      </TopBar>
      <Bar>
        <Container>
          <BrandMark />
          <MegaMenu items={header} pathname={pathname} />
          <Tools>
            <SiteSearch />
          </Tools>
          <Quote>
            <ActionLink action={quote} variant="cta" size="sm" />
          </Quote>
          <Drawer items={header} quote={quote} pathname={pathname} />
        </Container>
      </Bar>
    </>
  )
}

const TopBar = styled.aside`
  background: ${color.ink};
  color: ${color.onDark};
  font-size: 14px;
  font-variant-numeric: lining-nums tabular-nums;
  > div {
    display: flex;
    align-items: center;
    gap: ${space[3]} ${space[5]};
    justify-content: space-between;
    min-height: 40px;
    ${media.tablet} {
      gap: ${space[6]};
      justify-content: start;
    }
  }
  a {
    display: inline-block;
    padding-block: ${space[3]};
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    text-decoration: underline;
  }
  span[data-wide] {
    display: none;
    ${media.tablet} {
      display: inline;
    }
    &:last-child {
      margin-left: auto;
      color: ${color.onDarkSoft};
    }
  }
`

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
