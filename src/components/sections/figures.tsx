import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Container } from '@/components/ui/container'
import { FigureStrip } from '@/components/ui/figure-strip'
import { media } from '@/theme/media'
import { color } from '@/theme/tokens'

/** A strip of the figures that matter most on this page. */
export function FiguresSection({ id, label, figures }: Queries.FiguresSectionFragment) {
  return (
    <Strip id={id ?? undefined} aria-label={label}>
      <Container>
        <FigureStrip figures={figures} />
      </Container>
    </Strip>
  )
}

const Strip = styled.section`
  border-bottom: 1px solid ${color.line};
  /* On a phone each row of figures has a line of its own above it. */
  ${media.tablet} {
    border-top: 1px solid ${color.line};
  }
`

export const query = graphql`
  fragment FiguresSection on FiguresSection {
    id
    label
    figures {
      value
      unit
      caption
    }
  }
`
