import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { Band } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { Picture, positionOf } from '@/components/ui/picture'
import { PointList } from '@/components/ui/point-list'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { space } from '@/theme/tokens'

/** Running text under its own heading, with a picture or a list of points beside it. */
export function StorySection({
  id,
  heading,
  intro,
  body,
  photo,
  focus,
  level,
  side,
  points,
  actions,
  folded,
}: Queries.StorySectionFragment) {
  if (folded) {
    return (
      <Fold id={id} heading={heading}>
        <Words>
          <Text intro={intro} body={body} />
          <PointList points={points} />
          <Actions actions={actions} />
        </Words>
      </Fold>
    )
  }
  return (
    <Band id={id}>
      <Columns $isReversed={side === 'left'} $hasPhoto={Boolean(photo)} $isSquare={focus !== null}>
        {photo ? (
          <Words>
            <h2>
              <Unbroken text={heading} />
            </h2>
            <Text intro={intro} body={body} />
            <PointList points={points} />
            <Actions actions={actions} />
          </Words>
        ) : (
          <>
            <h2>
              <Unbroken text={heading} />
            </h2>
            <Words>
              <Text intro={intro} body={body} />
              <PointList points={points} />
              <Actions actions={actions} />
            </Words>
          </>
        )}
        {photo && (
          <Picture
            picture={photo}
            sizes={focus === null ? '(max-width: 767px) 100vw, 50vw' : '(max-width: 767px) 130vw, 50vw'}
            position={positionOf(focus, level)}
          />
        )}
      </Columns>
    </Band>
  )
}

function Text({ intro, body }: { intro: string | null; body: readonly string[] }) {
  return (
    <div>
      {intro && <p>{intro}</p>}
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

const Columns = styled.div<{ $isReversed: boolean; $hasPhoto: boolean; $isSquare: boolean }>`
  display: grid;
  gap: ${space[6]} ${space[9]};
  ${media.narrow} {
    gap: ${space[5]};
    > picture,
    > img {
      aspect-ratio: ${({ $isSquare }) => ($isSquare ? '1' : '4 / 3')};
      object-fit: cover;
    }
  }
  /* On a phone a picture right above does for both. */
  ${media.narrow} {
    figure + section & > img,
    [data-holds~='figure'] + [data-island] & > img {
      display: none;
    }
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    /* Its columns are those of a heading and its intro. */
    column-gap: ${space[8]};
    align-items: ${({ $hasPhoto }) => ($hasPhoto ? 'center' : 'start')};
    ${({ $isReversed }) => $isReversed && '> :first-child { order: 1; }'}
    /* As tall as the words beside it. */
    > img {
      height: 100%;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: start;
  p {
    max-width: 64ch;
  }
  p + p {
    margin-top: ${space[5]};
  }
  ${media.narrow} {
    gap: ${space[5]};
    p + p {
      margin-top: ${space[4]};
    }
  }
`

export const query = graphql`
  fragment StorySection on StorySection {
    id
    heading
    intro
    body
    side
    folded
    focus
    level
    points
    photo {
      ...MediumPicture
    }
    actions {
      label
      to
    }
  }
`
