import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { color, size } from '@/theme/tokens'

interface AllButtonProps {
  /** How many there are. */
  count: number
  /** All of them are in view. */
  isAll: boolean
  onToggle: () => void
}

/** Shows every thumbnail of a gallery at once, or its pages again. Without script nothing is closed. */
export function AllButton({ count, isAll, onToggle }: AllButtonProps) {
  return (
    <Toggle type="button" aria-expanded={isAll} onClick={onToggle}>
      {isAll ? words.fewer : fillIn(words.all, { count: String(count) })}
    </Toggle>
  )
}

const Toggle = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: ${size.small};
  font-weight: 600;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &:hover {
    color: ${color.brick};
  }
  @media (scripting: none) {
    display: none;
  }
`
