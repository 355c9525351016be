import { useId } from 'react'
import styled from 'styled-components'
import words from '@data/wording/measure.json'
import { Choices } from '@/components/ui/choices'
import { Textarea } from '@/components/ui/field'
import { size, space } from '@/theme/tokens'
import type { Guide } from './guide'
import { MOST_NOTE, type Measured } from './measured'

interface SideChoiceProps {
  sides: Guide['sides']
  measured: Measured
  onChange: (values: Partial<Measured>) => void
}

/** Which way the opening opens, and what else there is to know. */
export function SideChoice({ sides, measured: { side, note }, onChange }: SideChoiceProps) {
  const id = useId()
  return (
    <>
      <Sides>
        <legend>{words.side}</legend>
        {sides.map(({ name }) => (
          <label key={name}>
            <input
              type="radio"
              name="side"
              value={name}
              checked={name === side}
              onChange={() => onChange({ side: name })}
            />
            <span>{name}</span>
          </label>
        ))}
      </Sides>
      <Note>
        <label htmlFor={id}>{words.note}</label>
        <Textarea
          id={id}
          rows={2}
          maxLength={MOST_NOTE}
          value={note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Note>
    </>
  )
}

const Sides = styled(Choices)`
  label {
    min-height: 56px;
  }
  span {
    font-weight: 600;
  }
`

const Note = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
`
