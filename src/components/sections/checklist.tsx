import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
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
  if (folded) {
    return (
      <Fold id={id} heading={heading}>
        {intro && <p>{intro}</p>}
        <PointList points={points} isTwoColumns />
        <Actions actions={actions} />
      </Fold>
    )
  }
  return (
    <Band id={id} tone="stone">
      <BandHead heading={heading} intro={intro} />
      <PointList points={points} isTwoColumns />
      {actions.length > 0 && (
        <Foot>
          <Actions actions={actions} />
        </Foot>
      )}
    </Band>
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
