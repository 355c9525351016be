import words from '@data/wording/chosen.json'
import { useChosen, useChosenRest } from '@/hooks/use-chosen'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { fillIn } from '@/lib/fill-in'
import { useStyles } from '@/lib/range'
import { Unbroken } from './unbroken'

interface ChosenHeadingProps {
  /** What it says as long as there is nothing to say of the product. */
  heading: string
  /** What is asked for: 'An R9 window'. */
  subject: string
}

/** A closing invitation's heading: the product with all that the visitor has chosen of it, at first the finish that the page shows. */
export function ChosenHeading({ heading, subject }: ChosenHeadingProps) {
  const finish = useShownFinish()
  const name = useNamedStyle()
  const rest = useChosenRest(name ? ['style'] : [])
  const inFinish = finish ? ` ${fillIn(words.finish, { finish: onOneLine(finish.name) })}` : ''
  return (
    <h2>
      <Unbroken text={name || inFinish || rest ? `${name ?? subject}${inFinish}${rest}` : heading} />
    </h2>
  )
}

/** A finish of two words stands on one line; longer names do not fit a phone's. */
function onOneLine(name: string) {
  return /^\S+ \S+$/.test(name) ? name.replace(' ', '\u00a0') : name
}

/** The style that is chosen or stands, where styles go by names of their own: 'An Aston'. */
function useNamedStyle() {
  const { styles, first, isNamed } = useStyles() ?? {}
  const chosen = useChosen('style')
  const style = isNamed && styles?.find(({ key }) => key === (chosen || first))
  if (!style) return undefined
  // Catalogues write them in capitals.
  const name = style.name.charAt(0) + style.name.slice(1).toLowerCase()
  return fillIn(/^[AEIOU]/.test(name) ? words.namedByVowel : words.named, { style: name })
}
