import { useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/glass-hall.json'
import { Dialog } from '@/components/ui/dialog'
import { Field, Select } from '@/components/ui/field'
import { chosenMark } from '@/theme/chosen-mark'
import { overlaidControl } from '@/theme/hidden'
import { color, layout, size, space } from '@/theme/tokens'
import { TwoPanes } from './two-panes'
import { contrastTo, type GlassChoice, type Light, type Place } from './views'

export interface GlassHallProps {
  /** The design that stands on the left at first. */
  chosen: GlassChoice
  /** At least two that have pictures. */
  designs: readonly GlassChoice[]
  onClose: () => void
}

/** A hall with somebody in it, seen through two glass designs: near and far, by day and with the lamp on. */
export function GlassHall({ chosen, designs, onClose }: GlassHallProps) {
  const [left, setLeft] = useState(chosen.slug)
  const [right, setRight] = useState(() => contrastTo(chosen, designs).slug)
  const [place, setPlace] = useState<Place>('near')
  const [light, setLight] = useState<Light>('day')
  const named = (slug: string) => designs.find((one) => one.slug === slug)!
  const sides = [
    { id: 'hall-left', label: words.left, slug: left, choose: setLeft },
    { id: 'hall-right', label: words.right, slug: right, choose: setRight },
  ]
  return (
    <Dialog title={words.title} intro={words.intro} onClose={onClose}>
      <TwoPanes left={named(left)} right={named(right)} place={place} light={light} />
      <Sides>
        {sides.map(({ id, label, slug, choose }) => (
          <Field key={id} id={id} label={label}>
            {(control) => (
              <Select {...control} value={slug} onChange={({ target }) => choose(target.value)}>
                {designs.map((one) => (
                  <option key={one.slug} value={one.slug}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Either
          name="place"
          legend={words.place}
          options={{ near: words.near, far: words.far }}
          chosen={place}
          onChoose={setPlace}
        />
        <Either
          name="light"
          legend={words.light}
          options={{ day: words.day, lamp: words.lamp }}
          chosen={light}
          onChoose={setLight}
        />
      </Sides>
    </Dialog>
  )
}

interface EitherProps<Value extends string> {
  name: string
  legend: string
  options: Record<Value, string>
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of two, side by side. */
function Either<Value extends string>({ name, legend, options, chosen, onChoose }: EitherProps<Value>) {
  return (
    <Switch>
      <legend>{legend}</legend>
      {(Object.entries(options) as [Value, string][]).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </Switch>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[5]};
  margin-top: ${space[4]};
  > * {
    grid-column: auto;
    min-width: 0;
  }
`

const Switch = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${layout.bar};
  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${size.small};
    font-weight: 600;
  }
  label {
    position: relative;
  }
  input {
    ${overlaidControl}
  }
  span {
    display: grid;
    place-content: center;
    height: 100%;
    min-height: 48px;
    padding: ${space[2]};
    border-radius: ${layout.radius};
    background: ${color.stone};
    font-size: ${size.small};
    line-height: 1.2;
    text-align: center;
  }
  input:checked + span {
    ${chosenMark}
    font-weight: 700;
  }
  input:focus-visible + span {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
`
