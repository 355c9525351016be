import wording from '@data/wording/chosen.json'
import { useChosen } from '@/hooks/use-chosen'
import { useFinish } from '@/hooks/use-finish'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { inSentence, setChosen, type Part } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useDrawn, useRange } from '@/lib/range'
import { lookOf, stackOf, type Options } from './door-look'

/** What visitors have chosen of the page's own doors beside their size: style, layout and finish, which the drawing shows. */
export function useLook(options: Options) {
  const page = useRange()
  const chosen: Partial<Record<Part, string>> = { style: useChosen('style'), layout: useChosen('layout') }
  const standing = useDrawn().layout ?? ''
  const [finish] = useFinish()
  const shown = useShownFinish()
  const inWords = (part: Part, title: string) =>
    part === 'style' ? fillIn(wording.style, { style: inSentence(title) }) : inSentence(title)
  const said = [
    finish && finish === shown?.slug ? fillIn(wording.finish, { finish: shown.name }) : '',
    ...options.flatMap(({ part, members }) =>
      members.some(({ title }) => title === chosen[part as Part])
        ? [inWords(part as Part, chosen[part as Part]!)]
        : [],
    ),
  ]
  return {
    look: { ...lookOf(options, chosen), hex: shown?.hex, stacksLeft: stackOf(chosen.layout || standing) },
    /** Which option of a part the drawing shows. */
    titleOf: ({ part, members }: Options[number]) =>
      (members.find(({ title }) => title === chosen[part as Part]) ?? members[0]!).title,
    choose: (part: Part, title: string) => setChosen(page, part, { key: title, words: inWords(part, title) }),
    /** What visitors themselves have chosen, as the end of a sentence. */
    said: said.filter(Boolean).join(', '),
  }
}
