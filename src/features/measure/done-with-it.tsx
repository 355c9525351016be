import { useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/measure.json'
import { Button, ButtonRow } from '@/components/ui/button'
import { fillIn } from '@/lib/fill-in'
import { color, size, space } from '@/theme/tokens'
import { isBlank, type Measured } from './measured'
import { nameOf, sizesOf } from './sayings'

interface DoneWithItProps {
  measured: Measured
  index: number
  /** To a new opening, where the list has room for one. */
  onAnother?: () => void
}

/** Ends an opening: it has been in the list since its first word, and this says so and leads on to the next one. */
export function DoneWithIt({ measured, index, onAnother }: DoneWithItProps) {
  const [done, setDone] = useState<Measured>()
  // As it was when the visitor was done with it: with the next word it is begun again.
  const isDone = done === measured
  const isListed = isDone && !isBlank(measured)
  const sizes = sizesOf(measured)
  return (
    <Ending>
      <p role="status">
        {isListed && (
          <>
            {fillIn(words.listed, { name: nameOf(measured, index) })} {sizes && `${sizes}.`}
          </>
        )}
        {isDone && !isListed && words.unlisted}
      </p>
      <ButtonRow>
        <Button type="button" onClick={() => setDone(measured)}>
          {words.done}
        </Button>
        {isListed && onAnother && (
          <Button type="button" $variant="link" onClick={onAnother}>
            {words.another}
          </Button>
        )}
      </ButtonRow>
    </Ending>
  )
}

const Ending = styled.div`
  p {
    font-size: ${size.small};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.inkSoft};
  }
  p:not(:empty) {
    margin-bottom: ${space[4]};
    font-weight: 600;
    color: ${color.moss};
  }
  @media print {
    display: none;
  }
`
