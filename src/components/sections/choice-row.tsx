import { useId } from 'react'
import styled, { css, type RuleSet } from 'styled-components'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { sideways } from '@/components/ui/strip'
import { chosenMark } from '@/theme/chosen-mark'
import { overlaidControl } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

type Choices = Queries.ArrangementsSectionFragment['choices']

export interface Choice {
  /** Title of the one that is chosen; empty: none yet. */
  chosen: string
  choose: (title: string) => void
}

interface ChoiceRowProps {
  label: string
  members: Choices
  extent: ReturnType<typeof extentOf>
  isSmall?: boolean
  /** Without it the drawings are only seen. */
  choice?: Choice | undefined
}

/** Choices side by side, each a drawing over its name; small ones have no words. */
export function ChoiceRow({ label, members, extent, isSmall = false, choice }: ChoiceRowProps) {
  const name = useId()
  const look = isSmall ? small : lookOf(members)
  const room = cardRoom(members.length, look === compared)
  return (
    <Row
      $count={members.length}
      $look={look}
      data-seen={choice ? undefined : ''}
      {...(choice && { role: 'radiogroup', 'aria-label': label })}
    >
      <ul>
        {members.map(({ title, text, drawing }) => (
          <li key={title}>
            {choice && (
              <input
                type="radio"
                name={name}
                aria-label={title}
                checked={title === choice.chosen}
                onChange={() => choice.choose(title)}
              />
            )}
            <Sheet>
              <Drawing drawing={drawing} room={room} extent={extent} />
            </Sheet>
            <strong>{title}</strong>
            {text && !isSmall && <p data-of={title}>{text}</p>}
          </li>
        ))}
      </ul>
    </Row>
  )
}

/** The size that drawings of one scale share. */
export function extentOf(choices: Choices) {
  return {
    width: Math.max(...choices.map(({ drawing }) => drawing.width)),
    height: Math.max(...choices.map(({ drawing }) => drawing.height)),
  }
}

/** How many of `count` cards stand side by side on a desktop: of very many, as many in each of two rows. */
const inARow = (count: number) => (count > 8 ? Math.ceil(count / 2) : count)

/** A card's drawing, by how many cards stand side by side: the fewer, the larger. */
function cardRoom(count: number, isCompared: boolean): Room {
  return {
    widths: [isCompared ? 98 : 150, 200, Math.round(1240 / inARow(count)) - 32],
    mostHeight: count < 3 ? 460 : count < 4 ? 400 : 300,
  }
}

/** What has its dimensions on it is compared; of the others it is by how many there are, and whether they have words. */
function lookOf(members: Choices) {
  if (members.every(({ drawing }) => drawing.measures.length > 0)) return compared
  if (members.length % 2 === 0) return members.length > MOST_IN_PAIRS ? inTwoRows : inPairs
  return members.some(({ text }) => text) ? inRows : unworded
}

const single = css<{ $count: number }>`
  ul {
    grid-template-columns: repeat(
      ${({ $count }) => ($count === 5 || ($count > 4 && $count % 3 === 0) ? 3 : inARow($count))},
      minmax(0, 1fr)
    );
  }
  ${media.desktop} {
    ul {
      grid-template-columns: repeat(${({ $count }) => inARow($count)}, minmax(0, 1fr));
    }
  }
`

/** On a phone two by two. */
const inPairs = css<{ $count: number }>`
  ${single}
  ${media.narrow} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

/** So many are not scrolled past on a phone, but sideways, in two rows; a piece of the third column shows that there is more. */
const MOST_IN_PAIRS = 8

const inTwoRows = css<{ $count: number }>`
  ${single}
  ${media.narrow} {
    ul {
      ${sideways}
      grid-template: auto auto / none;
      grid-auto-flow: column;
      grid-auto-columns: 40vw;
      /* The ring round the one in focus is not cut off. */
      padding-top: ${space[2]};
    }
    li {
      scroll-snap-align: start;
    }
  }
`

/** On a phone one below the other, the words of each beside its drawing. */
const inRows = css<{ $count: number }>`
  ${single}
  ${media.narrow} {
    ul {
      grid-template-columns: minmax(0, 1fr);
    }
    li {
      display: grid;
      grid-template: minmax(${space[4]}, 1fr) auto auto minmax(${space[4]}, 1fr) / 2fr 3fr;
    }
    li > div {
      display: grid;
      grid-row: 1 / -1;
      align-items: center;
      margin: 0;
      padding: ${space[4]};
    }
    strong,
    p {
      grid-column: 2;
      margin: 0;
      padding: 0 ${space[4]};
    }
    strong {
      grid-row: 2;
    }
    p {
      grid-row: 3;
    }
  }
`

/** On a phone three to a row; what is left shares the last one, at the same scale. */
const unworded = css<{ $count: number }>`
  ${single}
  ${media.narrow} {
    ul {
      display: flex;
      flex-wrap: wrap;
    }
    li {
      flex: 1 0 30%;
    }
    svg {
      max-width: 20vw;
      margin-inline: auto;
    }
    strong {
      padding-inline: ${space[3]};
      text-align: center;
    }
  }
`

/**
 * Under each drawing its words, as it stands in the middle of its card. On a phone as one drawing, side by side, and below it a line about
 * each, which begins with its name.
 */
const compared = css<{ $count: number }>`
  ${single}
  li {
    text-align: center;
  }
  p {
    text-wrap: balance;
  }
  ${media.narrow} {
    ul {
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
      gap: 0;
      background: ${color.stone};
    }
    li {
      display: contents;
    }
    li > div {
      grid-row: 1;
      margin-bottom: ${space[6]};
      padding: ${space[5]} ${space[3]} 0;
    }
    /* So small, a line has no room for its words: they stand below it. */
    text {
      transform: translateY(0.9em);
    }
    strong {
      grid-row: 2;
      padding: 0 ${space[3]} ${space[4]};
      text-align: center;
    }
    p {
      grid-column: 1 / -1;
      margin: 0 ${space[5]};
      padding: ${space[3]} 0;
      border-top: 1px solid ${color.line};
      text-align: left;
      text-wrap: pretty;
    }
    /* The name under the drawing is the one that is read out. */
    p::before {
      content: attr(data-of) ': ' / '';
      font-weight: 600;
    }
  }
`

/** Small drawings in rows of groups: many, and each quickly taken in. */
const small = css<{ $count: number }>`
  ul {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    ${media.tablet} {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }
  li > div {
    margin-bottom: ${space[3]};
    padding: ${space[4]} ${space[4]} ${space[3]};
  }
  li > strong {
    padding: 0 ${space[4]} ${space[3]};
    text-align: center;
  }
`

const Row = styled.div<{ $count: number; $look: RuleSet<{ $count: number }> }>`
  ul {
    display: grid;
    gap: ${layout.bar};
  }
  li {
    display: flex;
    position: relative;
    flex-direction: column;
    background: ${color.stone};
  }
  li > input {
    ${overlaidControl}
  }
  li:has(:checked) {
    ${chosenMark}
    strong {
      font-weight: 700;
    }
  }
  li:has(:focus-visible) {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  strong {
    padding: 0 ${space[5]} ${space[5]};
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.3;
    font-variant-numeric: lining-nums tabular-nums;
  }
  p {
    margin-top: -${space[4]};
    padding: 0 ${space[5]} ${space[5]};
    font-size: ${size.small};
    line-height: 1.45;
  }
  ${({ $look }) => $look}
  /* What is only to be seen stands in one band, its words below it: nobody takes it for a choice. */
  &[data-seen] {
    li {
      background: none;
    }
    li > div {
      background: ${color.stone};
    }
    ${media.tablet} {
      ul {
        gap: 0;
      }
      li > div {
        padding-bottom: ${space[6]};
      }
    }
  }
`

/** The room below it is the same on every card. */
const Sheet = styled.div`
  margin-bottom: ${space[4]};
  padding: ${space[6]} ${space[5]} ${space[4]};
`
