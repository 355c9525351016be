import { graphql } from 'gatsby'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { color, motion, space } from '@/theme/tokens'

/** One line across the page that leads somewhere. */
export function NoticeSection({ id, text, to }: Queries.NoticeSectionFragment) {
  return (
    <Strip id={id ?? undefined} aria-label="Notice" data-dark>
      <SiteLink to={to}>{text}</SiteLink>
    </Strip>
  )
}

const Strip = styled.section`
  background: ${color.moss};
  color: ${color.onDark};
  text-align: center;
  a,
  button {
    display: block;
    padding: ${space[5]} ${space[6]};
    font-weight: 600;
    text-decoration: none;
    transition: background-color ${motion.quick};
  }
  a:hover {
    text-decoration: underline;
  }
`

export const query = graphql`
  fragment NoticeSection on NoticeSection {
    id
    text
    to
  }
`
