import { graphql } from 'gatsby'
import styled from 'styled-components'
import { PairLine, pairOfPictures } from '@/components/ui/picture-pair'
import { Picture } from '@/components/ui/picture'
import { PicturePlate } from '@/components/ui/picture-plate'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** One detail of the product, as wide as the window. */
export function CloseUpSection({
  id,
  heading,
  intro,
  picture,
  pair,
  mirrored,
}: Queries.CloseUpSectionFragment) {
  const first = <Photo picture={picture} sizes="100vw" />
  const shown = pair ? (
    <Pair data-wipe="">
      {first}
      <Photo picture={pair.picture} sizes="100vw" />
      <PairLine pair={pair} />
    </Pair>
  ) : (
    first
  )
  return (
    <section id={id ?? undefined}>
      <PicturePlate picture={shown} isMirrored={mirrored ?? false}>
        <h2>
          <Unbroken text={heading} />
        </h2>
        {intro && <Intro>{intro}</Intro>}
      </PicturePlate>
    </section>
  )
}

const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`

const Pair = styled.div`
  position: absolute;
  inset: 0;
  ${pairOfPictures}
`

const Intro = styled.p`
  margin-top: ${space[5]};
  max-width: 46ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.inkSoft};
  ${media.narrow} {
    margin-top: ${space[4]};
    font-size: ${size.body};
  }
`

export const query = graphql`
  fragment CloseUpSection on CloseUpSection {
    id
    heading
    intro
    mirrored
    picture {
      ...LargePicture
    }
    pair {
      ...PicturePair
    }
  }
`
