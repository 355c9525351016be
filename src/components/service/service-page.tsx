import { graphql } from 'gatsby'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { ButtonLink, SiteLink } from '@/components/ui/action-link'
import { Button, ButtonRow } from '@/components/ui/button'
import { Band, BandHead, Container } from '@/components/ui/container'
import { FigureStrip } from '@/components/ui/figure-strip'
import { LinkList } from '@/components/ui/link-list'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { PointList } from '@/components/ui/point-list'
import { QuestionList } from '@/components/ui/question-list'
import { useCompany } from '@/hooks/use-company'
import { track } from '@/lib/analytics'
import { dialogButton, useOpenDialog } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

interface ServicePageProps {
  service: Queries.ServiceDetailFragment
}

/** A service in full: how to tell that it is needed, what is done, what customers ask, and a way to ask for it. */
export function ServicePage({ service }: ServicePageProps) {
  const {
    title,
    category,
    icon,
    photo,
    lead,
    signsHeading,
    signs,
    body,
    workHeading,
    work,
    facts,
    questions,
  } = service
  const { phone, emergency } = useCompany()
  const openDialog = useOpenDialog()
  function ask(event: MouseEvent) {
    event.preventDefault()
    track('quote_request', title, { source: 'service_page', service_type: title })
    openDialog('quote', { service: title })
  }
  return (
    <>
      <Top>
        <Container>
          <div>
            <Category>{category}</Category>
            <h1>{title}</h1>
            <p>{lead}</p>
            <ButtonRow>
              <Button {...dialogButton('quote', title)} $variant="cta" onClick={ask}>
                Get a quote for this
              </Button>
              <ButtonLink to="call:international" $variant="outline">
                Call {phone}
              </ButtonLink>
            </ButtonRow>
            <Hours>
              <OfficeState />
              <br />
              {emergency}
            </Hours>
          </div>
          {photo ? (
            <Photo picture={photo} sizes="(max-width: 767px) 92vw, min(42vw, 600px)" isFirst />
          ) : (
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <use href={`/icons.svg#${icon}`} />
            </svg>
          )}
        </Container>
      </Top>
      <Band>
        <Columns>
          <div>
            <h2>{signsHeading}</h2>
            <PointList points={signs} />
          </div>
          <Prose>
            {body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Columns>
        {facts.length > 0 && <FigureStrip figures={facts} />}
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
        <BandHead heading="Questions we are asked" />
        <QuestionList questions={questions} />
      </Band>
      <Band tone="stone">
        <BandHead heading="Often done together" />
        <LinkList
          links={service.relatedServices.map(({ slug, title: label, description }) => ({
            label,
            text: description,
            to: `/services/${slug}`,
          }))}
        />
        <p>
          <SiteLink to="/services">All services</SiteLink>
        </p>
      </Band>
    </>
  )
}

const Top = styled.section`
  border-bottom: 1px solid ${color.line};
  padding-block: clamp(48px, 7vw, 96px);
  > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[8]};
    > div:first-child {
      flex: 1 1 0;
      max-width: 800px;
    }
    > svg {
      flex: none;
      width: clamp(120px, 20vw, 260px);
      height: auto;
      color: ${color.brass};
    }
  }
  p {
    max-width: 52ch;
    margin-block: ${space[6]} ${space[7]};
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    > div {
      flex-wrap: wrap;
    }
    > div > div:first-child {
      flex-basis: 100%;
    }
    > div > svg {
      display: none !important;
    }
  }
`

const Photo = styled(Picture)`
  flex: 0 1 44%;
  aspect-ratio: 4 / 3;
  border-radius: ${layout.radius};
  ${media.narrow} {
    flex-basis: 100%;
  }
`

const Category = styled.span`
  display: block;
  margin-bottom: ${space[5]};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.brick};
`

const Hours = styled.small`
  font-size: ${size.small};
  color: ${color.inkSoft};
  display: block;
  margin-top: ${space[5]};
`

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[9]};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  h2 {
    margin-bottom: ${space[6]};
    font-size: clamp(28px, 2.6vw, 36px);
  }
  & + ul {
    margin-top: ${space[8]};
  }
`

const Prose = styled.div`
  p {
    max-width: 64ch;
  }
  p + p {
    margin-top: ${space[5]};
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
`

const Numeral = styled.span`
  font: 650 40px/1 ${font.body};
  font-variant-numeric: lining-nums;
  color: ${color.brick};
`

export const query = graphql`
  fragment ServiceDetail on Service {
    slug
    title
    description
    category
    icon
    photo {
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
      description
    }
  }
`
