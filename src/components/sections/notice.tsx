import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** One line that leads to something printed: a strip across the page, all of which is the link, with an open booklet before it. */
export function NoticeSection({ id, text, to }: Queries.NoticeSectionFragment) {
  return (
    <Row id={id ?? undefined} aria-label="Notice" data-dark="">
      <Container>
        <Line to={to}>
          <svg viewBox="0 0 52 40" aria-hidden="true">
            <path d="M26 8Q15 1 2 4V35Q15 32 26 39Q37 32 50 35V4Q37 1 26 8ZM26 8V39M8 13Q14 12 20 15M8 20Q14 19 20 22M32 15Q38 12 44 13M32 22Q38 19 44 20" />
          </svg>
          {text}
        </Line>
      </Container>
    </Row>
  )
}

const Row = styled.section`
  position: relative;
  background: ${color.moss};
  color: ${color.onDark};
`

const Line = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  min-height: 104px;
  padding-block: ${space[5]};
  font-size: ${size.lead};
  font-weight: 600;
  text-underline-offset: 4px;
  text-wrap: balance;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  color: inherit;
  svg {
    flex: none;
    width: 52px;
    fill: none;
    stroke: ${color.brassLight};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  &:hover {
    color: ${color.brassLight};
  }
  ${media.narrow} {
    font-size: ${size.body};
  }
`

export const query = graphql`
  fragment NoticeSection on NoticeSection {
    id
    text
    to
  }
`
