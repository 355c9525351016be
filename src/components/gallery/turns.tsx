import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Button } from '@/components/ui/button'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

interface TurnsProps {
  page: number
  pages: number
  /** As many in a narrow window: other than `pages` only before hydration, when the window is not known. */
  phonePages: number
  onTurn: (by: number) => void
}

/** The buttons that turn the pages of a gallery, and between them which page is in view. */
export function Turns({ page, pages, phonePages, onTurn }: TurnsProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)

  const isTurned = useRef(false)
  // The button that leads no further loses the focus: the other has it then.
  useEffect(() => {
    if (isTurned.current && page === 0) next.current?.focus()
    if (isTurned.current && page === phonePages - 1) previous.current?.focus()
    isTurned.current = false
  }, [page, phonePages])

  function turn(by: number) {
    isTurned.current = true
    onTurn(by)
  }

  return (
    <Foot $isPhones={pages === 1}>
      <Bar value={page + 1} max={pages === 1 ? phonePages : pages} aria-hidden />
      <Controls>
        <Button
          ref={previous}
          type="button"
          $variant="link"
          $size="sm"
          disabled={page === 0}
          onClick={() => turn(-1)}
        >
          {words.previousSet}
        </Button>
        {pages === phonePages ? (
          <Position>{pageOf(page, pages)}</Position>
        ) : (
          <>
            <OnWide>{pageOf(page, pages)}</OnWide>
            <OnNarrow>{pageOf(page, phonePages)}</OnNarrow>
          </>
        )}
        <Button
          ref={next}
          type="button"
          $variant="link"
          $size="sm"
          disabled={page === phonePages - 1}
          onClick={() => turn(1)}
        >
          {words.nextSet}
        </Button>
      </Controls>
    </Foot>
  )
}

function pageOf(page: number, pages: number) {
  return fillIn(words.page, { number: String(page + 1), count: String(pages) })
}

const Position = styled.span`
  font-size: ${size.small};
  font-variant-numeric: lining-nums tabular-nums;
`

const OnWide = styled(Position)`
  ${media.narrow} {
    display: none;
  }
`

const OnNarrow = styled(Position)`
  ${media.tablet} {
    display: none;
  }
`

const Foot = styled.div<{ $isPhones: boolean }>`
  margin-top: -${space[2]};
  ${({ $isPhones }) => $isPhones && `${media.tablet} { display: none; }`}
  @media (scripting: none) {
    display: none;
  }
`

/** How far through the pages the visitor is; in words it stands below. */
const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 3px;
  border: 0;
  background: ${color.line};
  color: ${color.ink};
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.ink};
  }
  &::-moz-progress-bar {
    background: ${color.ink};
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 0 ${space[6]};
  > * {
    white-space: nowrap;
  }
  ${media.narrow} {
    justify-content: space-between;
    gap: 0 ${space[4]};
  }
`
