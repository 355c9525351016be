import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Picture } from '@/components/ui/picture'
import { PicturePlate } from '@/components/ui/picture-plate'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** One detail of the product, as wide as the window. */
export function CloseUpSection({ id, heading, intro, picture, mirrored }: Queries.CloseUpSectionFragment) {
  return (
    <section id={id ?? undefined}>
      <PicturePlate picture={<Photo picture={picture} sizes="100vw" />} isMirrored={mirrored ?? false}>
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
  }
`
