import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import words from '@data/wording/measure.json'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { factsOf, nameOf, sizesOf } from './sayings'
import type { useMeasured } from './use-measured'

type MeasuredListProps = Pick<
  ReturnType<typeof useMeasured>,
  'openings' | 'index' | 'removed' | 'remove' | 'putBack'
> & {
  onChange: (index: number) => void
}

/** Every opening that was measured, in a line or two. */
export function MeasuredList({ openings, index, removed, remove, putBack, onChange }: MeasuredListProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its line.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  return (
    <>
      {openings.length === 0 && (
        <Empty>
          <svg viewBox="0 0 132 96" width="132" height="96" aria-hidden>
            <path d="M1 1H131V95H1zM66 1V95M9 9H58V87H9zM74 9H123V87H74z" />
          </svg>
          {words.nothing}
        </Empty>
      )}
      <ol>
        {openings.map((measured, at) => {
          const name = nameOf(measured, at)
          return (
            <Line key={at} aria-current={at === index || undefined}>
              <div>
                <h3>{name}</h3>
                <Sizes>{sizesOf(measured) || words.nothing}</Sizes>
                <Facts>{factsOf(measured, at).join(', ')}</Facts>
                {measured.note.trim() && <p>{measured.note}</p>}
              </div>
              <Ways>
                {at === index ? (
                  <small>{words.current}</small>
                ) : (
                  <Button type="button" $variant="link" $size="sm" onClick={() => onChange(at)}>
                    {words.change}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                )}
                <Button type="button" $variant="link" $size="sm" onClick={() => remove(at)}>
                  {words.remove}
                  <VisuallyHidden> {name}</VisuallyHidden>
                </Button>
              </Ways>
            </Line>
          )
        })}
      </ol>
      <Gone role="status">
        {removed && (
          <>
            {fillIn(words.gone, { name: nameOf(removed.measured, removed.index) })}{' '}
            <Button ref={undo} type="button" $variant="link" $size="sm" onClick={() => putBack(removed)}>
              {words.undo}
            </Button>
          </>
        )}
      </Gone>
    </>
  )
}

/** The place where the list will stand. */
const Empty = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[6]};
  color: ${color.onDarkSoft};
  path {
    fill: none;
    stroke: currentcolor;
    stroke-dasharray: 4 4;
  }
  @media print {
    display: none;
  }
`

const Line = styled.li`
  display: grid;
  gap: ${space[3]} ${space[6]};
  padding-block: ${space[5]};
  & + & {
    border-top: 1px solid ${color.line};
  }
  ${media.tablet} {
    grid-template-columns: 1fr auto;
  }
  p {
    color: ${color.inkSoft};
    font-variant-numeric: lining-nums tabular-nums;
  }
`

const Sizes = styled.p`
  && {
    margin-top: ${space[2]};
    font-size: ${size.lead};
    font-weight: 600;
    color: ${color.ink};
  }
`

const Facts = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`

const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  small {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
  @media print {
    display: none;
  }
`

/** Says what was just taken off the list. */
const Gone = styled.p`
  line-height: 44px;
  @media print {
    display: none;
  }
`
