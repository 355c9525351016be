import { graphql } from 'gatsby'
import { Fold } from '@/components/ui/fold'
import { GlassTable } from '@/components/ui/glass-table'

/** The triple-glazed units in one table, behind its heading. */
export function TripleGlazedSection({ id, heading, intro, rows }: Queries.TripleGlazedSectionFragment) {
  return (
    <Fold id={id} heading={heading}>
      {intro && <p>{intro}</p>}
      <GlassTable caption={heading} rows={rows} />
    </Fold>
  )
}

export const query = graphql`
  fragment TripleGlazedSection on TripleGlazedSection {
    id
    heading
    intro
    rows {
      product
      uValue
      solar
      light
      selfCleaning
    }
  }
`
