import styled from 'styled-components'
import { ServiceDrawing } from '@/components/ui/service-drawing'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** What is wrong and what is done about it, in two drawings, with their names below. */
export function FaultAndRemedy({ service }: { service: Queries.ServiceDetailFragment }) {
  const { icon, fault, drawnFault, remedy, sides, marks } = service
  const captions = [drawnFault ?? fault, remedy]
  return (
    <Drawn>
      {sides.length > 0 && (
        <Sides data-sides>
          {captions.map((half) => (
            <p key={half}>
              {sides.map((side) => (
                <span key={side}>{side}</span>
              ))}
            </p>
          ))}
        </Sides>
      )}
      <Marked>
        <ServiceDrawing name={icon} />
        {marks.map(({ text, x, y }) => (
          <Mark key={text} $x={x} $y={y}>
            {text}
          </Mark>
        ))}
      </Marked>
      <figcaption>
        {captions.map((caption) => (
          <span key={caption}>{caption}</span>
        ))}
      </figcaption>
    </Drawn>
  )
}

/** Each caption begins where its half of the drawing does: they are 6 of its 320 units apart. */
const Drawn = styled.figure`
  max-width: 600px;
  svg {
    width: 100%;
    height: auto;
    /* Fine as the drawings of the products are, on a phone too. */
    stroke-width: 0.9;
    ${media.narrow} {
      stroke-width: 1.4;
    }
  }
  > [data-sides],
  figcaption {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(100% * 6 / 320);
    font-size: ${size.small};
  }
  figcaption {
    padding-top: ${space[3]};
    line-height: 1.35;
    color: ${color.inkSoft};
  }
  figcaption span {
    padding-right: ${space[4]};
  }
`

/** At the head of the half of the drawing that they tell apart, on its ground: what two halves say does not read as one line. */
const Sides = styled.div`
  font-weight: 600;
  p {
    display: flex;
    justify-content: space-between;
    padding: ${space[4]} ${space[5]} 0;
    background: ${color.stone};
  }
`

const Marked = styled.div`
  position: relative;
  svg {
    display: block;
  }
`

const Mark = styled.span<{ $x: number; $y: number }>`
  position: absolute;
  top: ${({ $y }) => ($y / 160) * 100}%;
  left: ${({ $x }) => ($x / 320) * 100}%;
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  ${media.narrow} {
    font-size: 13px;
  }
`
