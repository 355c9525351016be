import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { FoldableBand } from '@/components/ui/foldable-band'
import { PointList } from '@/components/ui/point-list'
import { space } from '@/theme/tokens'

/** A plain list of what is included or possible. */
export function ChecklistSection({
  id,
  heading,
  intro,
  points,
  actions,
  folded,
}: Queries.ChecklistSectionFragment) {
  return (
    <FoldableBand id={id} heading={heading} intro={intro} tone="stone" isFolded={folded}>
      <PointList points={points} isTwoColumns />
      {actions.length > 0 && (
        <Foot>
          <Actions actions={actions} />
        </Foot>
      )}
    </FoldableBand>
  )
}

const Foot = styled.div`
  margin-top: ${space[8]};
`

export const query = graphql`
  fragment ChecklistSection on ChecklistSection {
    id
    heading
    intro
    folded
    points
    actions {
      label
      to
    }
  }
`
