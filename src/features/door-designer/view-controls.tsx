import type { ChangeEvent } from 'react'
import styled from 'styled-components'
import words from '@data/wording/designer.json'
import { Button } from '@/components/ui/button'
import { overlaidControl } from '@/theme/hidden'
import { color, layout, size, space } from '@/theme/tokens'
import { WALLS, type WallName } from './wall'

export interface View {
  side: 'outside' | 'inside'
  wall: WallName
  /** Object URL of the visitor's own photograph. */
  photo?: string
}

interface ViewControlsProps {
  view: View
  onChange: (view: View) => void
}

/** From which side and on which wall the door is seen. */
export function ViewControls({ view, onChange }: ViewControlsProps) {
  return (
    <>
      <Choice>
        {words.seenFrom}
        <select
          value={view.side}
          onChange={({ target }) => onChange({ ...view, side: target.value as View['side'] })}
        >
          <option value="outside">{words.fromOutside}</option>
          <option value="inside">{words.fromInside}</option>
        </select>
      </Choice>
      <Choice>
        {words.wall}
        <select
          value={view.wall}
          disabled={Boolean(view.photo) || view.side === 'inside'}
          onChange={({ target }) => onChange({ ...view, wall: target.value as WallName })}
        >
          {WALLS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </Choice>
    </>
  )
}

/** The visitor's own photograph, to see the door in it. */
export function OwnPhoto({ view, onChange }: ViewControlsProps) {
  function takePhoto({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    if (view.photo) URL.revokeObjectURL(view.photo)
    onChange({ ...view, photo: URL.createObjectURL(file) })
    // The same file may be chosen again.
    target.value = ''
  }
  function dropPhoto() {
    if (view.photo) URL.revokeObjectURL(view.photo)
    onChange({ ...view, photo: undefined })
  }
  return (
    <>
      {view.photo ? (
        <Button type="button" $variant="outline" $size="sm" onClick={dropPhoto}>
          {words.removePhoto}
        </Button>
      ) : (
        <Photo>
          {words.photo}
          <input type="file" accept="image/*" onChange={takePhoto} />
        </Photo>
      )}
      {view.photo && <Note>{words.photoNote}</Note>}
    </>
  )
}

const Choice = styled.label`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  font-size: ${size.small};
  line-height: 1.3;
  select {
    width: 100%;
    min-height: 44px;
    padding: 0 ${space[3]};
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.white};
    font: inherit;
    text-overflow: ellipsis;
  }
`

/** Looks as the buttons beside it do: what the browser draws for a file says nothing more. */
const Photo = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  padding: 0 ${space[5]};
  border: 1.5px solid ${color.ink};
  border-radius: ${layout.radius};
  font-size: ${size.small};
  font-weight: 600;
  cursor: pointer;
  &:focus-within {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  input {
    ${overlaidControl}
  }
`

const Note = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`
