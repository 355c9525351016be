import styled from 'styled-components'
import { ServiceDrawing } from '@/components/ui/service-drawing'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** What is wrong and what is done about it, drawn, with their names below. */
export function FaultAndRemedy({ service }: { service: Queries.ServiceDetailFragment }) {
  const { icon, fault, remedy } = service
  return (
    <Drawn>
      <ServiceDrawing name={icon} />
      <figcaption>
        <span>{fault}</span>
        <span>{remedy}</span>
      </figcaption>
    </Drawn>
  )
}

/** Each caption begins where its half of the drawing does: they are 6 of its 320 units apart. */
const Drawn = styled.figure`
  svg {
    width: 100%;
    height: auto;
    stroke-width: 1.2;
    ${media.narrow} {
      stroke-width: 1.6;
    }
  }
  figcaption {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(100% * 6 / 320);
    padding-top: ${space[3]};
    font-size: ${size.small};
    line-height: 1.35;
    color: ${color.inkSoft};
  }
  span {
    padding-right: ${space[4]};
  }
`
