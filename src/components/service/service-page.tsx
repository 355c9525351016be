import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { ButtonLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Disclosure } from '@/components/ui/disclosure'
import { FigureStrip } from '@/components/ui/figure-strip'
import { PointList } from '@/components/ui/point-list'
import { QuestionList } from '@/components/ui/question-list'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'
import { FaultAndRemedy } from './fault-and-remedy'
import { RelatedServices } from './related-services'
import { ServiceClosing } from './service-closing'
import { ServiceHero } from './service-hero'

interface ServicePageProps {
  service: Queries.ServiceDetailFragment
}

/** A service in full: how to tell that it is needed, what is done, what customers ask, and a way to ask for it. */
export function ServicePage({ service }: ServicePageProps) {
  const { photo, signsHeading, signs, body, workHeading, work, facts, questions } = service
  return (
    <>
      <ServiceHero service={service} />
      <Band>
        <Columns $hasPhoto={Boolean(photo)}>
          <h2>
            <Unbroken text={signsHeading} />
          </h2>
          <div>
            <PointList points={signs} />
          </div>
          {facts.length > 0 && <FigureStrip figures={facts} />}
          {photo && <FaultAndRemedy service={service} />}
        </Columns>
        <Disclosure>
          <summary>{words.more}</summary>
          <Prose>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Disclosure>
      </Band>
      <Band tone="stone">
        <BandHead heading={workHeading} />
        <Steps $count={work.length}>
          {work.map((step, index) => (
            <li key={step.title}>
              <Numeral aria-hidden="true">{index + 1}</Numeral>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </Steps>
      </Band>
      <Band>
        <BandHead heading={words.questions} />
        <QuestionList questions={questions} />
      </Band>
      <Band>
        <BandHead heading={words.related} />
        <RelatedServices services={service.relatedServices} />
        <ButtonLink to="/services" $variant="outline">
          {words.all}
        </ButtonLink>
      </Band>
      <ServiceClosing service={service} />
    </>
  )
}

/** Heading, signs and figures, beside fault and remedy drawn where the picture stands above. */
const Columns = styled.div<{ $hasPhoto: boolean }>`
  display: grid;
  gap: ${space[6]} ${space[9]};
  h2 {
    font-size: clamp(28px, 2.6vw, 36px);
  }
  ${media.desktop} {
    grid-template-columns: ${({ $hasPhoto }) => ($hasPhoto ? '7fr 5fr' : '1fr 1fr')};
    grid-template-rows: auto auto 1fr;
    > * {
      grid-column: 1;
    }
    > ${({ $hasPhoto }) => ($hasPhoto ? 'figure' : 'div')} {
      grid-area: 1 / 2 / 4;
    }
  }
`

/** Two columns of text, as in a leaflet. */
const Prose = styled.div`
  columns: 2 380px;
  column-gap: ${space[9]};
  p {
    break-inside: avoid;
    margin-bottom: ${space[5]};
  }
`

const Steps = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${space[7]} 0;
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 4 : 3)}, minmax(0, 1fr));
  }
  li {
    padding: 0 ${space[6]} 0 ${space[5]};
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
  color: ${color.moss};
  ${media.narrow} {
    grid-row: span 2;
    font-size: 28px;
  }
`

export const query = graphql`
  fragment ServiceDetail on Service {
    slug
    title
    description
    category
    emergency
    icon
    fault
    remedy
    photo {
      ...MediumPicture
    }
    focus
    closingPhoto {
      ...MediumPicture
    }
    lead
    signsHeading
    signs
    body
    workHeading
    work {
      title
      text
    }
    facts {
      value
      unit
      caption
    }
    questions {
      question
      answer
    }
    relatedServices {
      slug
      title
      icon
      fault
    }
  }
`
