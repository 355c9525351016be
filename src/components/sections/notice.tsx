import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** One line that leads somewhere: a strip across the page, all of which is the link. */
export function NoticeSection({ id, text, to }: Queries.NoticeSectionFragment) {
  return (
    <Row id={id ?? undefined} aria-label="Notice">
      <Container>
        <Line to={to}>{text}</Line>
      </Container>
    </Row>
  )
}

const Row = styled.section`
  position: relative;
  background: ${color.stone};
`

const Line = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: 76px;
  padding-block: ${space[4]};
  font-size: ${size.lead};
  font-weight: 600;
  text-underline-offset: 4px;
  text-wrap: balance;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: ${color.brick};
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
