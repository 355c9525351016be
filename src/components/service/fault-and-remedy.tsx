import styled from 'styled-components'
import { ServiceDrawing } from '@/components/ui/service-drawing'
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

const Drawn = styled.figure`
  svg {
    width: 100%;
    height: auto;
  }
  figcaption {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space[5]};
    padding-top: ${space[3]};
    font-size: ${size.small};
    line-height: 1.35;
    font-weight: 600;
  }
  span:first-child {
    color: ${color.inkSoft};
  }
`
