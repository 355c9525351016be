import styled from 'styled-components'
import { Band } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { Points } from './offer-points'

/** Why to choose us: four reasons, a list beside the work it is about. */
export function OfferWhy({ terms }: { terms: Queries.OfferTermsFragment }) {
  return (
    <Band>
      <Halves>
        <Work picture={terms.fittingPhoto} sizes="(max-width: 1079px) 1px, 480px" />
        <div>
          <h2>{terms.whyHeading}</h2>
          <Four>
            <Points points={terms.why} />
          </Four>
        </div>
      </Halves>
    </Band>
  )
}

const Halves = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space[8]};
  }
`

/** As high as the list beside it; narrower windows have no room for it. */
const Work = styled(Picture)`
  display: none;
  ${media.desktop} {
    display: block;
    height: 0;
    min-height: 100%;
  }
`

/** A row each, with lines between them; its words stand beside its title, on a phone below. */
const Four = styled.ul`
  margin-top: ${space[7]};
  border-bottom: 1px solid ${color.line};
  li {
    display: grid;
    gap: ${space[2]} ${space[6]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  h3 {
    font-size: 19px;
  }
  p {
    font-size: ${size.small};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    margin-top: ${space[5]};
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      padding-block: ${space[5]};
    }
    h3 {
      font-size: ${size.h3};
    }
    p {
      font-size: ${size.body};
    }
  }
`
