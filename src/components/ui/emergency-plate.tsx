import styled from 'styled-components'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import { ButtonLink, SiteLink } from './action-link'
import { EmergencyAdvice, emergencyQuestion } from './emergency-advice'

interface EmergencyPlateProps {
  /** Where to read more; left out on that very page. */
  more?: { label: string; to: string }
}

/** The emergency service: its number, and what to do at this hour. */
export function EmergencyPlate({ more }: EmergencyPlateProps) {
  const { phone, emergency } = useCompany()
  // What to do stands on a line of its own.
  const question = emergencyQuestion(emergency)
  const answer = emergency.slice(question.length).trim()
  return (
    <Plate data-dark data-emergency={more ? undefined : 'page'} aria-label="Emergencies">
      <div>
        <Question>
          {answer ? `${question} ` : question}
          {answer && <Answer>{answer}</Answer>}
        </Question>
        <p>
          <EmergencyAdvice />
        </p>
      </div>
      <div>
        {/* On the page of the emergency itself, what it asks for first. */}
        <Phone to="call:international" $variant={more ? 'secondary' : 'cta'}>
          {phone}
        </Phone>
        {more && <More to={more.to}>{more.label}</More>}
      </div>
    </Plate>
  )
}

const Question = styled.p`
  font: 400 ${size.h3} / 1.2 ${font.heading};
  text-wrap: balance;
  ${media.narrow} {
    font-size: 20px;
  }
`

const Answer = styled.span`
  display: block;
  /* A phone has no line to spare. */
  ${media.narrow} {
    display: inline;
  }
`

const More = styled(SiteLink)`
  justify-self: start;
  padding-block: ${space[3]};
`

/**
 * Below a page's own words, where there is room, question and number stand side by side; beside them the number and the way on stand
 * in one row at the plate's foot.
 */
const Plate = styled.aside`
  display: grid;
  gap: ${space[4]} ${space[6]};
  align-content: start;
  padding: ${space[6]} ${space[7]};
  border-radius: ${layout.radius};
  background: ${color.ink};
  color: ${color.onDark};
  > div {
    display: grid;
    gap: ${space[4]};
  }
  p + p {
    /* One line at any hour: nothing below moves when the clock is read. */
    line-height: 1.6;
    min-height: 1.6em;
    color: ${color.onDarkSoft};
  }
  ${media.tabletOnly} {
    &:not([data-emergency]) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      ${Question} {
        font-size: 20px;
      }
      [href^='tel:'] {
        font-size: 28px;
      }
    }
  }
  ${media.desktop} {
    &:not([data-emergency]) {
      align-content: space-between;
      > :last-child {
        grid-template-columns: auto 1fr;
        gap: ${space[6]};
        align-items: center;
      }
    }
  }
  ${media.narrow} {
    padding: ${space[4]} ${space[5]};
    /* Below a page's own words, question and number are enough; what to do until we come stands on the page of it. */
    &:not([data-emergency]) {
      &,
      > div {
        gap: ${space[2]};
      }
      ${Question} {
        font-size: 18px;
      }
      p + p {
        font-size: ${size.small};
      }
      ${Answer},
      ${More} {
        display: none;
      }
    }
  }
`

const Phone = styled(ButtonLink)`
  justify-self: start;
  min-height: 60px;
  font-size: clamp(26px, 2.6vw, 34px);
  font-weight: 650;
  letter-spacing: -0.01em;
  ${media.narrow} {
    justify-self: stretch;
  }
`
