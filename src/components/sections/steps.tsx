import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** The process as a sequence, each step with its picture. */
export function StepsSection({ id, heading, intro, steps }: Queries.StepsSectionFragment) {
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Sequence>
        {steps.map(({ number, title, text, icon, picture }) => (
          <li key={number}>
            <Photo picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
            <h3>
              <Numeral aria-hidden="true">{number}</Numeral>
              {title}
              <svg width="32" height="32" aria-hidden="true">
                <use href={`/icons.svg#${icon}`} />
              </svg>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </Sequence>
    </Band>
  )
}

const Sequence = styled.ol`
  display: grid;
  /* On a phone each picture stands beside its words. */
  ${media.phone} {
    && {
      gap: ${space[6]};
    }
    li {
      display: grid;
      grid-template-columns: 108px minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      gap: ${space[2]} ${space[5]};
    }
    img {
      grid-row: span 2;
    }
    && h3 {
      margin: 0;
    }
    && p {
      padding: 0;
      font-size: ${size.small};
      line-height: 1.5;
    }
    && svg {
      margin-right: 0;
    }
  }
  gap: ${space[7]} ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: ${space[4]};
    margin-block: ${space[5]} ${space[3]};
  }
  svg {
    align-self: center;
    margin-left: auto;
    margin-right: ${space[5]};
    color: ${color.brass};
  }
  p {
    max-width: 42ch;
    padding-right: ${space[5]};
    color: ${color.inkSoft};
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
  ${media.phone} {
    aspect-ratio: 3 / 4;
  }
`

const Numeral = styled.span`
  font: 650 34px/1 ${font.body};
  font-variant-numeric: lining-nums;
  color: ${color.brick};
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
