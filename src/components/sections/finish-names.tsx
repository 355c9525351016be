import { FinishNames } from '@/components/gallery/finish-names'
import { ColourNote } from '@/components/ui/colour-note'
import { Keep } from '@/components/ui/keep'
import { useFinish } from '@/hooks/use-finish'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { beginAt } from '@/lib/begin-at'
import { useFinishes } from '@/lib/range'

/** The page's own finishes by name. Apart from the other layouts of swatches, so that its pages fetch nothing of them. */
export function FinishNamesSection({ id, heading, intro, list }: Queries.SwatchesSectionFragment) {
  const of = useFinishes()
  const [finish, choose] = useFinish()
  const shown = useShownFinish()
  if (!of) return null
  return (
    <FinishNames
      id={id}
      heading={heading}
      intro={intro}
      // In the order of the rail above.
      finishes={beginAt(of.finishes, of.first)}
      shown={shown?.slug}
      onSelect={choose}
      tools={({ slug, name }) => <Keep kind="finish" of={`${list}/${slug}`} name={name} />}
    >
      <ColourNote chosen={of.finishes.find(({ slug }) => slug === finish)?.name} isAlone />
    </FinishNames>
  )
}
