import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { color, space } from '@/theme/tokens'

/** One line that leads somewhere. */
export function NoticeSection({ id, text, to }: Queries.NoticeSectionFragment) {
  return (
    <section id={id ?? undefined} aria-label="Notice">
      <Container>
        <Line to={to}>
          {text} <span aria-hidden>→</span>
        </Line>
      </Container>
    </section>
  )
}

const Line = styled(SiteLink)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space[5]};
  min-height: 64px;
  padding-block: ${space[4]};
  border-block: 1px solid ${color.line};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: ${color.brick};
  }
`

export const query = graphql`
  fragment NoticeSection on NoticeSection {
    id
    text
    to
  }
`
