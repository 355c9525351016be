import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { ButtonLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { FigureStrip } from '@/components/ui/figure-strip'
import { PointList } from '@/components/ui/point-list'
import { fillsPairs, QuestionList } from '@/components/ui/question-list'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'
import { FaultAndRemedy } from './fault-and-remedy'
import { RelatedServices } from './related-services'
import { ServiceClosing } from './service-closing'
import { ServiceHero } from './service-hero'
import { WorkSteps } from './work-steps'

interface ServicePageProps {
  service: Queries.ServiceDetailFragment
}

/** A service in full: how to tell that it is needed, what is done, what customers ask, and a way to ask for it. */
export function ServicePage({ service }: ServicePageProps) {
  const { signsHeading, signs, body, workHeading, work, facts, questions } = service
  const asked = [...questions, { question: words.more, answer: body.join('\n\n') }]
  return (
    <>
      <ServiceHero service={service} />
      <Band>
        <Columns>
          <h2>
            <Unbroken text={signsHeading} />
          </h2>
          <FaultAndRemedy service={service} />
          <Side>
            <Signs>
              <PointList points={signs} />
            </Signs>
            {facts.length > 0 && <FigureStrip figures={facts} />}
          </Side>
        </Columns>
      </Band>
      <Band tone="stone">
        <BandHead heading={workHeading} />
        <WorkSteps steps={work} />
      </Band>
      <Band hasNext>
        {fillsPairs(asked.length) ? (
          <>
            <BandHead heading={words.questions} />
            <QuestionList questions={asked} isPaired />
          </>
        ) : (
          <Halves>
            <h2>{words.questions}</h2>
            <QuestionList questions={asked} />
          </Halves>
        )}
      </Band>
      <Band>
        <Together>
          <h2>{words.related}</h2>
          <RelatedServices services={service.relatedServices} />
          <ButtonLink to="/services" $variant="outline">
            {words.all}
          </ButtonLink>
        </Together>
      </Band>
      <ServiceClosing service={service} />
    </>
  )
}

/** The page's second column begins on one line, from the first screen's picture to the closing one. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Heading, and below it signs and figures; beside them, on a phone between them, fault and remedy drawn. */
const Columns = styled(Halves)`
  h2 {
    font-size: clamp(28px, 2.6vw, 36px);
  }
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    > figure {
      grid-area: 1 / 2 / 3;
    }
  }
`

/** Below the heading; the drawing beside them is about as high as both. */
const Side = styled.div`
  ${media.desktop} {
    grid-area: 2 / 1;
    /* About level with what the drawings show. */
    > ul > li {
      padding-block: ${space[3]} 0;
    }
  }
`

/** The rows fill the second column; the way to all the others stands below the heading, on a phone below the rows. */
const Together = styled(Halves)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    ul {
      grid-area: 1 / 2 / 3;
    }
  }
  > a {
    place-self: start;
  }
`

/** Its last line closes it. */
const Signs = styled.div`
  border-bottom: 1px solid ${color.line};
  /* On a phone the figures below it begin with a line. */
  ${media.narrow} {
    &:has(+ ul) {
      border-bottom: 0;
    }
  }
  /* They are figures, not another row. */
  ${media.tablet} {
    &:has(+ ul) {
      margin-bottom: ${space[8]};
    }
  }
  ${media.desktop} {
    &:has(+ ul) {
      margin-bottom: ${space[6]};
    }
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
    drawnFault
    remedy
    sides
    marks {
      text
      x
      y
    }
    photo {
      ...MediumPicture
    }
    focus
    level
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
      fault
    }
  }
`
