import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** The process as a sequence, each step with its picture; on a phone they stand below each other. */
export function StepsSection({ id, heading, intro, steps }: Queries.StepsSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Sequence>
        {steps.map(({ number, title, text, icon, picture }) => (
          <li key={number}>
            <Photo picture={picture} sizes="(max-width: 767px) 92vw, 33vw" />
            <Mark aria-hidden="true">
              <b>{number}</b>
              <svg width="28" height="28">
                <use href={`/icons.svg#${icon}`} />
              </svg>
            </Mark>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Sequence>
    </Band>
  )
}

const Sequence = styled.ol`
  display: grid;
  gap: ${space[7]} ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    position: relative;
  }
  h3 {
    margin-block: ${space[3]};
  }
  p {
    max-width: 42ch;
    padding-right: ${space[5]};
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    h3 {
      margin-block: ${space[3]} ${space[2]};
    }
    p {
      padding: 0;
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
  ${media.narrow} {
    aspect-ratio: 3 / 2;
  }
`

/** The step's number and sign on a plate let into the picture's foot, as a product's name is. */
const Mark = styled.div`
  position: relative;
  display: flex;
  width: max-content;
  align-items: center;
  gap: ${space[4]};
  margin-top: -${space[8]};
  min-height: ${space[8]};
  padding: ${space[4]} ${space[5]} ${space[2]} 0;
  background: ${color.chalk};
  b {
    font: 650 34px/1 ${font.body};
    font-variant-numeric: lining-nums;
    color: ${color.brick};
  }
  ${media.tablet} {
    padding-left: ${space[5]};
  }
`

export const query = graphql`
  fragment StepsSection on StepsSection {
    id
    heading
    intro
    steps {
      number
      title
      text
      icon
      picture {
        ...MediumPicture
      }
    }
  }
`
