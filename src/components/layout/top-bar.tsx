import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { OfficeState } from '@/components/ui/office-state'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

/** The ways to reach the firm, above the navigation; small screens show only the phone. */
export function TopBar() {
  const { phone, email, street, town, postcode } = useCompany()
  return (
    <Plate data-dark aria-label="Contact details">
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
    </Plate>
  )
}

const Plate = styled.aside`
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
    /* On a tablet it would stand in two lines; the footer has it as well. */
    &:last-child {
      margin-left: auto;
      color: ${color.onDarkSoft};
      display: none;
      ${media.desktop} {
        display: inline;
      }
    }
  }
`
