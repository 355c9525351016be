import { useId, useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/opening.json'
import { Input } from '@/components/ui/field'
import { fillIn } from '@/lib/fill-in'
import { inFeet, inMetres, inMillimetres, parseLength } from '@/lib/length'
import { color, size, space } from '@/theme/tokens'
import { LEAST, MOST } from './opening-address'

interface LengthFieldProps {
  label: string
  /** In millimetres. */
  value: number
  /** How far the slider goes, in millimetres: more and less is typed. */
  reach: readonly [number, number]
  onChange: (value: number) => void
}

const STEP = 50

/** A length to type, in whatever unit, or to drag. */
export function LengthField({ label, value, reach, onChange }: LengthFieldProps) {
  const id = useId()
  /** What is being typed; without it the field shows the length. */
  const [typed, setTyped] = useState<string>()
  const [hasError, setHasError] = useState(false)
  const [least, most] = reach

  function type(text: string) {
    setTyped(text)
    const length = lengthIn(text)
    if (length === undefined) return
    setHasError(false)
    onChange(length)
  }

  function leave() {
    if (typed !== undefined && lengthIn(typed) === undefined) setHasError(true)
    else setTyped(undefined)
  }

  return (
    <Cell>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        value={typed ?? inMillimetres(value)}
        aria-invalid={hasError || undefined}
        aria-describedby={`${id}-means`}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      <Means id={`${id}-means`} $isError={hasError}>
        {hasError
          ? fillIn(words.malformed, { least: inMetres(LEAST), most: inMetres(MOST) })
          : `${inMetres(value)}, ${inFeet(value)}`}
      </Means>
      <Slider
        type="range"
        aria-label={`${label}, to drag`}
        aria-valuetext={inMillimetres(value)}
        min={least}
        max={most}
        step={STEP}
        value={Math.min(Math.max(value, least), most)}
        onChange={({ target }) => {
          setTyped(undefined)
          setHasError(false)
          onChange(Number(target.value))
        }}
      />
    </Cell>
  )
}

function lengthIn(text: string) {
  const length = parseLength(text)
  return length !== undefined && length >= LEAST && length <= MOST ? length : undefined
}

const Cell = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
  input {
    font-variant-numeric: lining-nums tabular-nums;
  }
  input[type='text'] {
    font-size: ${size.lead};
    font-weight: 600;
  }
`

const Means = styled.p<{ $isError: boolean }>`
  font-size: ${size.small};
  line-height: 1.4;
  font-variant-numeric: lining-nums tabular-nums;
  color: ${({ $isError }) => ($isError ? color.danger : color.inkSoft)};
`

/** As high as a finger; its track is drawn by the browser in the site's colour. */
const Slider = styled.input`
  width: 100%;
  height: 44px;
  margin: 0;
  accent-color: ${color.brick};
  cursor: ew-resize;
`
