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
  // A finish of two words stands on one line.
  const inFinish = finish ? ` ${fillIn(words.finish, { finish: finish.name.replace(/ /g, '\u00a0') })}` : ''
  return (
    <h2>
      <Unbroken text={name || inFinish || rest ? `${name ?? subject}${inFinish}${rest}` : heading} />
    </h2>
  )
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
