import styled from 'styled-components'
import { Band } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { Points } from './offer-points'

/** Why to choose us: the work, beside a picture of it, as the doors have pictures of their own. */
export function OfferWhy({ terms }: { terms: Queries.OfferTermsFragment }) {
  return (
    <Band>
      <Columns>
        <Photo picture={terms.whyPhoto} sizes="(max-width: 1079px) 100vw, 40vw" />
        <div>
          <h2>
            <Unbroken text={terms.whyHeading} />
          </h2>
          <Four>
            <Points points={terms.why} />
          </Four>
        </div>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[9]};
  ${media.narrow} {
    gap: ${space[6]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`

/** As high as the words beside it. */
const Photo = styled(Picture)`
  aspect-ratio: 3 / 2;
  ${media.desktop} {
    height: 100%;
    aspect-ratio: auto;
  }
`

/** Two by two, on a phone one below the other, with lines between them. */
const Four = styled.ul`
  display: grid;
  gap: ${space[7]} ${space[8]};
  margin-top: ${space[7]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  h3 {
    margin-bottom: ${space[3]};
  }
  p {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    gap: 0;
    margin-top: ${space[5]};
    border-bottom: 1px solid ${color.line};
    li {
      padding: ${space[4]} 0;
    }
    h3 {
      margin-bottom: ${space[2]};
      font-size: 19px;
    }
    p {
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
`
