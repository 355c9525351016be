import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import { useChosen, useChosenRest } from '@/hooks/use-chosen'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { fillIn } from '@/lib/fill-in'
import { useStyles } from '@/lib/range'
import type { Part } from '@/lib/chosen'
import { font, space } from '@/theme/tokens'
import { Unbroken } from './unbroken'
import { VisuallyHidden } from './visually-hidden'

interface ChosenHeadingProps {
  /** What it says as long as there is nothing to say of the product. */
  heading: string
  /** What is asked for: 'An R9 window'. */
  subject: string
}

const BESIDE_SIZE: readonly Part[] = ['style', 'layout', 'glass']

/**
 * A closing invitation's heading: the product with all that the visitor has chosen of it, at first the finish that the page shows.
 * Its size stands on a line of its own, in the typeface of figures.
 */
export function ChosenHeading({ heading, subject }: ChosenHeadingProps) {
  const finish = useShownFinish()
  const name = useNamedStyle()
  const rest = useChosenRest(name ? ['style', 'size'] : ['size'])
  const [, size] = useChosenRest(BESIDE_SIZE).split(/^, /)
  // A colour's number in its catalogue stands below its name, with the size.
  const [colour = '', ...numbers] = finish?.name.split(', ') ?? []
  const inFinish = finish ? ` ${fillIn(words.finish, { finish: onOneLine(colour) })}` : ''
  const below = [...numbers, ...(size ? [size] : [])].join(', ')
  const said = name || inFinish || rest || below ? `${name ?? subject}${inFinish}${rest}` : heading
  return (
    <h2>
      {/* A colour takes its 'in' along to the next line, and a door what it is made of. */}
      <Unbroken text={said.replaceAll(' in ', ' in\u00a0').replaceAll('uPVC ', 'uPVC\u00a0')} />
      {below && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <Size>{below}</Size>
        </>
      )}
    </h2>
  )
}

/** A finish of two words stands on one line; longer names do not fit a phone's. */
function onOneLine(name: string) {
  return /^\S+ \S+$/.test(name) ? name.replace(' ', '\u00a0') : name
}

/** The style that is chosen or stands, where styles go by names of their own: 'An ASTON'. */
function useNamedStyle() {
  const { styles, first, isNamed } = useStyles() ?? {}
  const chosen = useChosen('style')
  const style = isNamed && styles?.find(({ key }) => key === (chosen || first))
  if (!style) return undefined
  return fillIn(/^[AEIOU]/.test(style.name) ? words.namedByVowel : words.named, { style: style.name })
}

const Size = styled.span`
  display: block;
  margin-top: ${space[3]};
  font: 600 0.62em / 1.25 ${font.body};
  letter-spacing: 0;
  font-variant-numeric: lining-nums tabular-nums;
`
