import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Drawing, HALF, SMALL, WHOLE, type Room } from '@/components/drawing/drawing'
import { Facts } from '@/components/ui/facts'
import { PointList } from '@/components/ui/point-list'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, layout as dimensions, size, space } from '@/theme/tokens'

/** One large drawing with its dimensions on a plate of its own, beside or above its words and figures. */
export function DrawnSection({
  id,
  heading,
  intro,
  layout,
  drawing,
  alt,
  facts,
  points,
  note,
}: Queries.DrawnSectionFragment) {
  return (
    <Plates id={id ?? undefined} data-plates="" $layout={layout}>
      <Sheet $layout={layout}>
        <div>
          <Drawing drawing={drawing} alt={alt} room={ROOMS[layout] ?? HALF} />
        </div>
      </Sheet>
      <Words $layout={layout}>
        <div>
          <h2>
            <Unbroken text={heading} />
          </h2>
          {intro && <Intro>{intro}</Intro>}
        </div>
        <Facts facts={facts} />
        <PointList points={points} />
        {note && <Note>{note}</Note>}
      </Words>
    </Plates>
  )
}

const ROOMS: Record<string, Room> = { wide: WHOLE, small: SMALL }

type Layout = { $layout: string }

const Plates = styled.section<Layout>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $layout }) =>
    $layout !== 'wide' &&
    css`
      ${media.desktop} {
        grid-template-columns: ${$layout === 'right' ? '5fr 7fr' : '7fr 5fr'};
      }
    `}
  /* Below the first picture and the line of finishes it has air: two grounds do not run into one. */
  ${media.desktop} {
    [data-holds~='picture-first'] + [data-island] > &,
    [data-names] + &,
    [data-holds~='names'] + [data-island] > & {
      margin-top: ${space[10]};
    }
  }
`

const Sheet = styled.div<Layout>`
  display: grid;
  align-items: center;
  padding: ${space[6]} ${dimensions.gutterPhone};
  /* A wall runs on to its edge. */
  overflow: hidden;
  background: ${color.stone};
  ${media.tablet} {
    padding: ${space[9]} ${dimensions.gutter};
  }
  ${media.desktop} {
    ${({ $layout }) => $layout !== 'left' && 'order: 1;'}
    ${({ $layout }) => ($layout === 'wide' ? `padding: ${space[7]} ${dimensions.margin};` : inTheMiddle)}
    ${({ $layout }) => $layout === 'left' && `justify-items: start; padding-left: ${dimensions.margin};`}
    ${({ $layout }) => $layout === 'right' && `justify-items: end; padding-right: ${dimensions.margin};`}
  }
`

/** Of a plate that reaches to the window's edge; beside words the drawing ends where the page's content does. */
const inTheMiddle = css`
  justify-items: center;
  padding: ${space[9]};
  > div {
    width: 100%;
    max-width: 700px;
  }
`

/** Heading and figures beside the text, whose first line stands on the heading's. */
const acrossThePage = css`
  grid-template-columns: 1fr 1fr;
  grid-template-rows: auto 1fr;
  gap: ${space[6]} ${space[8]};
  align-items: baseline;
  padding-bottom: ${space[8]};
  > div {
    display: contents;
  }
  h2,
  ul {
    grid-column: 1;
  }
  > div > p {
    grid-area: 1 / 2 / span 2;
    margin-top: 0;
  }
`

const Words = styled.div<Layout>`
  display: grid;
  gap: ${space[5]};
  align-content: center;
  padding: ${space[6]} ${dimensions.gutterPhone} 36px;
  ${media.tablet} {
    gap: ${space[7]};
    padding: ${space[8]} ${dimensions.gutter} ${space[9]};
  }
  ${media.desktop} {
    padding: ${space[9]} ${dimensions.margin};
    ${({ $layout }) => $layout === 'left' && `padding-left: ${space[9]};`}
    ${({ $layout }) => ($layout === 'right' || $layout === 'small') && `padding-right: ${space[9]};`}
    ${({ $layout }) => $layout === 'wide' && acrossThePage}
  }
`

const Intro = styled.p`
  margin-top: ${space[5]};
  max-width: 44ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.inkSoft};
  ${media.narrow} {
    font-size: ${size.body};
  }
`

const Note = styled.p`
  max-width: 60ch;
  font-size: ${size.caption};
  color: ${color.inkSoft};
`

export const query = graphql`
  fragment DrawnSection on DrawnSection {
    id
    heading
    intro
    layout
    alt
    points
    note
    drawing {
      ...Drawing
    }
    facts {
      value
      unit
      caption
    }
  }
`
