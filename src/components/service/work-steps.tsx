import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'

interface WorkStepsProps {
  steps: Queries.ServiceDetailFragment['work']
}

/** What is done, step by step: side by side, on a phone a list. Of four the third begins where the page's second column does. */
export function WorkSteps({ steps }: WorkStepsProps) {
  return (
    <Steps $count={steps.length}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <Numeral aria-hidden="true">{index + 1}</Numeral>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </Steps>
  )
}

const Steps = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${space[7]} 0;
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 4 : 3)}, minmax(0, 1fr));
    column-gap: ${space[6]};
  }
  ${media.desktop} {
    column-gap: ${space[8]};
  }
  li {
    padding-left: ${space[5]};
    border-left: 1px solid ${color.line};
  }
  h3 {
    margin-block: ${space[4]} ${space[3]};
  }
  p {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    gap: 0;
    li {
      display: grid;
      grid-template-columns: 36px minmax(0, 1fr);
      gap: 2px 0;
      padding: ${space[4]} 0;
      border: 0;
      border-top: 1px solid ${color.line};
    }
    h3 {
      margin: 0;
      font-size: 19px;
    }
    p {
      grid-column: 2;
      font-size: ${size.small};
      line-height: 1.45;
    }
  }
`

const Numeral = styled.span`
  font: 650 40px/1 ${font.body};
  font-variant-numeric: lining-nums;
  color: ${color.brick};
  ${media.narrow} {
    grid-row: span 2;
    font-size: 28px;
  }
`
