import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { color } from '@/theme/tokens'

/** One line that leads somewhere. */
export function NoticeSection({ id, text, to }: Queries.NoticeSectionFragment) {
  return (
    <section id={id ?? undefined} aria-label="Notice">
      <Container>
        <Line to={to}>{text}</Line>
      </Container>
    </section>
  )
}

const Line = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  font-weight: 600;
  text-underline-offset: 4px;
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
