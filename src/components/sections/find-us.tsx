import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/frame.json'
import { SiteLink } from '@/components/ui/action-link'
import { FactList, WrittenWays } from '@/components/ui/contact-facts'
import { CoverageMap } from '@/components/ui/coverage-map'
import { EmergencyAdvice, emergencyQuestion } from '@/components/ui/emergency-advice'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** Every way to reach the firm, each fact once, beside the map of where it is. */
export function FindUsSection(props: Queries.FindUsSectionFragment) {
  const { id, heading, intro, appointments, ways, directionsLabel, areas, map } = props
  const { brand, street, town, postcode, hours, emergency } = useCompany()
  return (
    <Plate id={id ?? undefined} data-ways="">
      <Words>
        <Head>
          <h2>{heading}</h2>
          {intro && <Lead>{intro}</Lead>}
        </Head>
        <Facts>
          <dt>{words.address}</dt>
          <dd>
            <address>
              <strong>{brand}</strong>
              {street}, {town} {postcode}
            </address>
            <Directions
              to={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(postcode)}`}
            >
              {directionsLabel}
            </Directions>
          </dd>
          <dt>{words.way}</dt>
          <dd>
            {ways.map((way) => (
              <p key={way}>{way}</p>
            ))}
          </dd>
          <dt>{words.office}</dt>
          <dd>
            {/* What is by appointment has a row of its own. */}
            {hours
              .filter(({ opens }, index) => opens || index === hours.length - 1)
              .map(({ label, text }) => `${label} ${text}`)
              .join(', ')}
          </dd>
          <dt>{words.appointments}</dt>
          <dd>{appointments}</dd>
          <dt>{words.areas}</dt>
          <dd>{areas.join(', ')}</dd>
          <WrittenWays />
          <dt>{words.emergencies}</dt>
          <dd>
            {emergencyQuestion(emergency)} <EmergencyAdvice />
          </dd>
        </Facts>
      </Words>
      <Side>
        <Sheet map={map} pin={street} isClose />
      </Side>
    </Plate>
  )
}

const Plate = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    /* The map begins where the right columns of the sections around it do: 5 to 7, less the gap. */
    grid-template-columns:
      calc(${layout.margin} + (100% - 2 * ${layout.margin} - ${space[8]}) * 5 / 12 + ${space[8]})
      minmax(0, 1fr);
  }
`

/** Below a desktop's width the map stands between its heading and its facts. */
const Words = styled.div`
  ${media.belowDesktop} {
    display: contents;
  }
  ${media.desktop} {
    align-self: start;
    padding: ${space[8]} ${space[8]} ${space[9]} ${layout.margin};
  }
`

const Head = styled.div`
  ${media.belowDesktop} {
    order: -2;
    padding: ${space[7]} ${layout.gutterPhone} ${space[5]};
  }
  ${media.tablet} {
    padding-inline: ${layout.margin};
  }
  ${media.desktop} {
    padding-inline: 0;
  }
`

const Lead = styled.p`
  margin-top: ${space[5]};
  max-width: 46ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.inkSoft};
`

const Facts = styled(FactList)`
  margin: ${space[6]} ${layout.gutterPhone};
  dt {
    line-height: 1.8;
  }
  address {
    font-style: normal;
    strong {
      display: block;
    }
  }
  ${media.tablet} {
    margin-inline: ${layout.margin};
  }
  ${media.desktop} {
    margin: ${space[6]} 0 0;
  }
`

/** On a desktop it is as high as the facts beside it. */
const Side = styled.div`
  position: relative;
  height: 330px;
  ${media.belowDesktop} {
    order: -1;
  }
  ${media.tablet} {
    height: 520px;
  }
  ${media.desktop} {
    height: auto;
    min-height: 520px;
  }
`

const Sheet = styled(CoverageMap)`
  position: absolute;
  inset: 0;
`

const Directions = styled(SiteLink)`
  display: inline-block;
  padding-block: ${space[3]};
  font-weight: 600;
`

export const query = graphql`
  fragment FindUsSection on FindUsSection {
    id
    heading
    intro
    appointments
    ways
    directionsLabel
    areas
    map {
      ...CoverageMap
    }
  }
`
