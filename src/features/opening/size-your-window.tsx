import { useId } from 'react'
import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import openingWords from '@data/wording/opening.json'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { ButtonLink } from '@/components/ui/action-link'
import { Choices } from '@/components/ui/choices'
import { Unbroken } from '@/components/ui/unbroken'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { fillIn } from '@/lib/fill-in'
import { inMillimetres } from '@/lib/length'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout as dimensions, size as text, space } from '@/theme/tokens'
import { drawWindow } from './draw-window'
import { LengthField } from './length-field'
import { Controls, Head, Plates as Rows, Sheet as Stage } from './opening-layout'
import { useWindow } from './use-window'

const SHEET: Room = { widths: [346, 680, 640], mostHeight: 460 }
/** The fewer there are, the larger. */
const cardRoom = (count: number): Room =>
  count < 4
    ? { widths: [60, 150, 230], mostHeight: 240 }
    : { widths: [count < 5 ? 120 : 80, 140, 150], mostHeight: count < 5 ? 156 : 124 }
const REACH = { width: [400, 3600], height: [400, 2400] } as const

/** The visitor's own window: one of the range's layouts, at their size, in the finish that the page shows, beside a person. */
export function SizeYourWindow({
  id,
  heading,
  intro,
  layouts,
  first,
  note,
  sendLabel,
}: Queries.WindowSizeSectionFragment) {
  const { layout, size, change, inWords } = useWindow(layouts, first)
  const finish = useShownFinish()
  const name = useId()
  const extent = {
    width: Math.max(...layouts.map(({ drawing }) => drawing.width)),
    height: Math.max(...layouts.map(({ drawing }) => drawing.height)),
  }
  return (
    <Plates id={id ?? undefined} data-tone="chalk" $count={layouts.length}>
      <Head>
        <h2>
          <Unbroken text={heading} />
        </h2>
        {intro && <p>{intro}</p>}
      </Head>
      <Layouts $count={layouts.length}>
        <legend>{words.layouts}</legend>
        {layouts.map(({ slug, title, drawing }) => (
          <label key={slug}>
            <input
              type="radio"
              name={name}
              value={slug}
              checked={slug === layout.slug}
              onChange={() => change({ layout: slug })}
            />
            <span>
              <Drawing drawing={drawing} room={cardRoom(layouts.length)} extent={extent} />
              <strong>{title}</strong>
            </span>
          </label>
        ))}
      </Layouts>
      <Sheet>
        <Drawing
          drawing={drawWindow(layout.drawing, size, finish?.hex)}
          alt={fillIn(words.drawing, {
            layout: layout.title,
            width: inMillimetres(size.width),
            height: inMillimetres(size.height),
          })}
          room={SHEET}
        />
      </Sheet>
      <Below>
        <div>
          <h3>{layout.title}</h3>
          <p>
            {layout.text} {note}
          </p>
        </div>
        <Controls>
          <LengthField
            label={openingWords.width}
            value={size.width}
            reach={REACH.width}
            onChange={(width) => change({ width })}
          />
          <LengthField
            label={openingWords.height}
            value={size.height}
            reach={REACH.height}
            onChange={(height) => change({ height })}
          />
          <Send
            to="dialog:quote"
            $variant="cta"
            dialogOptions={{ message: fillIn(openingWords.interest, { summary: inWords(finish?.name) }) }}
          >
            {sendLabel}
          </Send>
        </Controls>
      </Below>
    </Plates>
  )
}

/** The edge of the drawing goes on with a joint of the tiles above it: the one nearest to two fifths of them. */
const jointOf = (count: number) =>
  `calc(${dimensions.margin} + (100% - 2 * ${dimensions.margin} + ${dimensions.bar}) * ${Math.round(count * 0.4) / count})`

/** On a desktop what is drawn stands beside its lengths. */
const Plates = styled(Rows)<{ $count: number }>`
  ${media.desktop} {
    grid-template-columns: ${({ $count }) => jointOf($count)} minmax(0, 1fr);
    > * {
      grid-column: 1 / -1;
    }
  }
`

const Sheet = styled(Stage)`
  ${media.desktop} {
    && {
      grid-column: 2;
      grid-row: 3;
      /* As high for every size, so that nothing below it moves. */
      height: 540px;
      margin-right: ${dimensions.margin};
      padding: ${space[7]} ${space[7]} 0;
    }
  }
`

/** Drawings in one row, on a phone three to a row, or four two by two. */
const Layouts = styled(Choices)<{ $count: number }>`
  grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 2 : 3)}, minmax(0, 1fr));
  padding-inline: ${dimensions.gutterPhone};
  legend {
    ${visuallyHidden}
  }
  span {
    align-content: start;
    justify-items: center;
    gap: ${space[4]};
    padding: ${space[5]} ${space[4]} ${space[4]};
  }
  strong {
    font-size: ${text.small};
    text-align: center;
  }
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    padding-inline: ${dimensions.gutter};
    span {
      padding-inline: ${space[7]};
    }
  }
  margin-bottom: ${space[6]};
  /* On a desktop one joint runs through tiles and drawing. */
  ${media.desktop} {
    margin-bottom: ${dimensions.bar};
    padding-inline: ${dimensions.margin};
  }
`

const Send = styled(ButtonLink)`
  grid-column: 1 / -1;
  justify-self: start;
  ${media.narrow} {
    justify-self: stretch;
  }
`

const Below = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  padding: ${space[5]} ${dimensions.gutterPhone} 0;
  h3 + p {
    margin-top: ${space[3]};
    max-width: 52ch;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding: ${space[6]} ${dimensions.gutter} 0;
  }
  ${media.desktop} {
    && {
      grid-column: 1;
      grid-row: 3;
    }
    align-content: center;
    padding: ${space[7]} ${space[7]} ${space[7]} ${dimensions.margin};
    > * {
      grid-area: auto;
    }
  }
`
