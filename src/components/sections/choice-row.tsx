import { useEffect, useId, useRef } from 'react'
import styled, { css } from 'styled-components'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { sideways } from '@/components/ui/strip'
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
  const row = useRef<HTMLDivElement>(null)
  // Where they scroll sideways, the one that is chosen at first is in sight.
  useEffect(() => {
    const card = row.current?.querySelector(':checked')?.parentElement
    if (row.current && card) row.current.scrollLeft = card.offsetLeft - EDGE
  }, [])
  return (
    <Row
      ref={row}
      $count={members.length}
      $isSmall={isSmall}
      // What scrolls has to be reached by the keyboard.
      {...(!isSmall && members.length > 2 && !choice && { tabIndex: 0 })}
      {...((choice ?? (!isSmall && members.length > 2)) && {
        role: choice ? 'radiogroup' : 'group',
        'aria-label': label,
      })}
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
              <Drawing drawing={drawing} room={cardRoom(members.length)} extent={extent} />
            </Sheet>
            <strong>{title}</strong>
            {text && !isSmall && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Row>
  )
}

/** Pixels of the card before it that show that there is one. */
const EDGE = 48

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
function cardRoom(count: number): Room {
  return {
    widths: [200, 200, Math.round(1240 / inARow(count)) - 32],
    mostHeight: count < 3 ? 460 : count < 4 ? 400 : 300,
  }
}

/** More than two, which share a phone's width. */
const scrolling = css`
  ${sideways}
  ul {
    width: max-content;
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(52vw, 220px);
  }
  li {
    scroll-snap-align: start;
  }
`

const single = css<{ $count: number }>`
  ul {
    grid-template-columns: repeat(
      ${({ $count }) => ($count > 4 && $count % 3 === 0 ? 3 : inARow($count))},
      minmax(0, 1fr)
    );
  }
  ${media.desktop} {
    ul {
      grid-template-columns: repeat(${({ $count }) => inARow($count)}, minmax(0, 1fr));
    }
  }
  ${media.narrow} {
    ${({ $count }) => $count > 2 && scrolling}
  }
`

/** Small drawings in rows of groups: many, and each quickly taken in. */
const small = css`
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

const Row = styled.div<{ $count: number; $isSmall: boolean }>`
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
  /* The words of the chosen one stand on moss, its drawing on a ground on which its lines are seen. */
  li:has(:checked) {
    background: ${color.moss};
    outline: 4px solid ${color.moss};
    outline-offset: -4px;
    > div {
      background: ${color.stone};
    }
    strong,
    p {
      color: ${color.onDark};
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
  ${({ $isSmall }) => ($isSmall ? small : single)}
`

/** The room below it is the same on every card: words of the chosen one, on moss, stand on one line with the others. */
const Sheet = styled.div`
  margin-bottom: ${space[4]};
  padding: ${space[6]} ${space[5]} ${space[4]};
`
