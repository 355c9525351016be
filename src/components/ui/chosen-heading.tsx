import words from '@data/wording/chosen.json'
import { useChosenRest } from '@/hooks/use-chosen'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { fillIn } from '@/lib/fill-in'
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
  const rest = useChosenRest()
  const inFinish = finish ? ` ${fillIn(words.finish, { finish: finish.name })}` : ''
  return (
    <h2>
      <Unbroken text={inFinish || rest ? `${subject}${inFinish}${rest}` : heading} />
    </h2>
  )
}
