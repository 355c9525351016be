import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Container } from '@/components/ui/container'
import { FigureStrip } from '@/components/ui/figure-strip'
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
  border-block: 1px solid ${color.line};
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
