import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Button } from '@/components/ui/button'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'

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
    <Toggle type="button" $variant="outline" $size="sm" aria-expanded={isAll} onClick={onToggle}>
      {isAll ? words.fewer : fillIn(words.all, { count: String(count) })}
    </Toggle>
  )
}

const Toggle = styled(Button)`
  align-self: start;
  ${media.narrow} {
    align-self: stretch;
  }
  @media (scripting: none) {
    display: none;
  }
`
