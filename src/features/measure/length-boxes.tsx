import { useId, useState } from 'react'
import styled from 'styled-components'
import { Input } from '@/components/ui/field'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { inMillimetres } from '@/lib/length'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { MOST_LENGTH } from './measured'
import { saySize } from './sayings'
import { lengthIn, sizeOf, type Limits } from './sizes'

interface LengthBoxesProps {
  /** What is measured. */
  legend: string
  /** The step's heading says it too: then the legend is for those who cannot see where the boxes stand. */
  isSaidAbove?: boolean
  labels: readonly string[]
  /** As they were typed. */
  values: readonly string[]
  limits: Limits
  /** What stands below them until something is typed. */
  hint?: string
  onChange: (values: readonly string[]) => void
}

/** Boxes for the measurements of one size, and what they come to. */
export function LengthBoxes(props: LengthBoxesProps) {
  const { legend, isSaidAbove, labels, values, limits, hint = '', onChange } = props
  const id = useId()
  const [isTyping, setIsTyping] = useState(false)
  const set = (index: number, text: string) => onChange(values.with(index, text))

  function leave(index: number) {
    setIsTyping(false)
    const length = lengthIn(values[index]!, limits)
    if (length !== undefined) set(index, inMillimetres(length))
  }

  const isWrong = (text: string) => !isTyping && text.trim() !== '' && lengthIn(text, limits) === undefined
  // Half a length is none yet: that is said when the visitor has left the box.
  const settled = isTyping && sizeOf(values, limits).isMalformed ? values.map(() => '') : values
  const said = saySize(settled, limits) ?? hint
  return (
    <Group>
      <legend>{isSaidAbove ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      <Boxes>
        {labels.map((label, index) => (
          <label key={label}>
            {label}
            <Input
              type="text"
              autoComplete="off"
              enterKeyHint="next"
              maxLength={MOST_LENGTH}
              value={values[index]}
              aria-invalid={isWrong(values[index]!) || undefined}
              aria-describedby={id}
              onChange={({ target }) => {
                setIsTyping(true)
                set(index, target.value)
              }}
              onBlur={() => leave(index)}
            />
          </label>
        ))}
      </Boxes>
      <Said id={id} $isError={values.some(isWrong)}>
        {said}
      </Said>
      {/* Said once the visitor leaves a box, not at every key. */}
      <VisuallyHidden role="status">{isTyping || values.join('') === '' ? '' : said}</VisuallyHidden>
    </Group>
  )
}

const Group = styled.fieldset`
  width: 100%;
  legend {
    padding: 0 0 ${space[3]};
    font-weight: 600;
  }
  legend:has(> span) {
    padding: 0;
  }
`

/** As wide for one as for three; on a phone one alone takes the row. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.narrow} {
    label:only-child {
      grid-column: 1 / -1;
    }
  }
  label {
    display: grid;
    gap: ${space[2]};
    align-content: end;
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.3;
  }
  input {
    padding-inline: ${space[4]};
    font-size: ${size.body};
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`

const Said = styled.p<{ $isError: boolean }>`
  /* Two lines: nothing below moves as words come. A phone, whose steps would stand too far apart, has one ready. */
  min-height: 2.8em;
  ${media.narrow} {
    min-height: 1.4em;
  }
  margin-top: ${space[3]};
  font-size: ${size.small};
  line-height: 1.4;
  font-variant-numeric: lining-nums tabular-nums;
  color: ${({ $isError }) => ($isError ? color.danger : color.inkSoft)};
  @media print {
    display: none;
  }
`
