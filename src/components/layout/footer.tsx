import styled from 'styled-components'
import words from '@data/wording/frame.json'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { LinkGroups } from '@/components/ui/link-groups'
import { OfficeState } from '@/components/ui/office-state'
import { useCompany } from '@/hooks/use-company'
import { useNavigation } from '@/hooks/use-navigation'
import { useServiceAreas } from '@/hooks/use-service-areas'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import { CookieSettings } from './cookie-settings'

/** Links to every part of the site, hours, areas and the legal line. */
export function Footer() {
  const company = useCompany()
  const { companyNumber, vatNumber } = company
  const { footer, legalLinks } = useNavigation()
  const areas = useServiceAreas()
  return (
    <Plate id="site-footer" data-dark>
      <Container>
        <Top>
          <Firm>
            <Name>{company.brand}</Name>
            <p>
              {company.street}, {company.town} {company.postcode}
            </p>
            <Phone to="call:">{company.phone}</Phone>
            <p>
              <OfficeState />
            </p>
            <p>
              <SiteLink to="email:">{company.email}</SiteLink>
            </p>
            <p>
              <SiteLink to="whatsapp:">
                {words.whatsapp} {company.mobile}
              </SiteLink>
            </p>
          </Firm>
          <nav aria-label="Footer">
            <LinkGroups groups={footer} heading="h2" />
          </nav>
        </Top>
        <Facts>
          <div>
            <h2>{words.openingHours}</h2>
            <ul>
              {company.hours.map(({ label, text }) => (
                <li key={label}>
                  {label}: {text}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{words.towns}</h2>
            <p>{areas.join(', ')}</p>
          </div>
          <div>
            <h2>{words.emergencies}</h2>
            <p>{company.emergency}</p>
          </div>
        </Facts>
        <Legal>
          <p>
            {company.legalLine} {fillIn(words.numbers, { companyNumber, vatNumber })}
          </p>
          <p>
            © {company.copyrightYear} {company.brand}
            {company.pictureNote && `. ${company.pictureNote}`}
          </p>
          <ul>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
            <CookieSettings />
          </ul>
        </Legal>
      </Container>
    </Plate>
  )
}

const Plate = styled.footer`
  /* A glazing bar: a dark band above would melt into the footer. */
  border-top: ${layout.bar} solid ${color.chalk};
  background: ${color.ink};
  color: ${color.onDark};
  /* The room at the end keeps the last links clear of the chat, which on wide windows stands beside them. */
  padding-block: ${space[9]} ${space[10]};
  ${media.wide} {
    padding-bottom: ${space[8]};
  }
  font-size: 16px;
  /* It reaches down behind the call bar. */
  ${media.narrow} {
    margin-bottom: -${layout.callBar};
    padding-block: ${space[6]} calc(${space[4]} + ${layout.callBar});
    font-size: ${size.small};
  }
  h2 {
    margin-bottom: ${space[3]};
    font: 600 ${size.small} / 1.4 ${font.body};
    letter-spacing: 0.02em;
    color: ${color.brassLight};
  }
  a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

const Top = styled.div`
  display: grid;
  gap: ${space[8]};
  ${media.narrow} {
    gap: ${space[4]};
  }
  ${media.desktop} {
    grid-template-columns: 1fr 3fr;
  }
  nav {
    display: grid;
    gap: ${space[7]} ${space[5]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li a,
  p a {
    display: inline-block;
    padding-block: 7px;
  }
  /* On a phone each category has one way on; the menu's drawer holds the rest. */
  ${media.narrow} {
    nav {
      gap: 0 ${space[5]};
    }
    li a,
    p a {
      padding-block: 6px;
    }
    nav > div,
    nav ul {
      display: contents;
    }
    nav h2,
    nav > div:not(:last-child) li:nth-child(n + 2) {
      display: none;
    }
  }
`

/** On a phone its lines stand in pairs. */
const Firm = styled.div`
  ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space[5]};
    > :nth-child(-n + 2) {
      flex-basis: 100%;
    }
  }
`

const Name = styled.p`
  margin-bottom: ${space[3]};
  font: 400 ${size.h3} / 1.2 ${font.heading};
`

const Phone = styled(SiteLink)`
  display: inline-block;
  margin-top: ${space[5]};
  font-size: 32px;
  ${media.narrow} {
    margin-top: ${space[3]};
    font-size: 26px;
  }
  font-weight: 650;
  font-variant-numeric: lining-nums tabular-nums;
`

const Facts = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-block: ${space[8]} ${space[6]};
  padding-block: ${space[6]};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]} ${space[5]};
    margin-block: ${space[3]};
    padding-block: ${space[4]};
    font-size: 14px;
    line-height: 1.45;
    h2 {
      margin-bottom: ${space[1]};
    }
    > :nth-child(2) {
      order: 1;
      grid-column: 1 / -1;
    }
  }
  border-block: 1px solid rgb(255 255 255 / 22%);
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[3]} ${space[7]};
  font-size: 14px;
  line-height: 1.5;
  color: ${color.onDarkSoft};
  ${media.narrow} {
    gap: ${space[2]} ${space[5]};
    font-size: 13px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[6]};
  }
  li:empty {
    display: none;
  }
  li a,
  li button {
    display: inline-block;
    padding: 10px 0;
  }
  li button {
    border: 0;
    background: none;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
  }
`
