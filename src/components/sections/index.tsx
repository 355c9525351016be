import { lazy, useState } from 'react'
import { island } from '@/components/island/island'
import { ServerSection } from '@/components/sections/server-section'
import { useMarkedPage } from '@/hooks/use-marked-page'
import { FoldsContext } from '@/lib/range'
import { loadOf, patientSections } from './live-sections'
import { loadSections, sectionsInHand } from './load-sections'
import type { Section } from './section'

const LazySection = lazy(async () => ({ default: await loadSections() }))

/** One whose code comes after its page was marked: src/gatsby/on-route-update.ts. */
function LateSection(section: Section) {
  useMarkedPage()
  return <LazySection {...section} />
}

/** A section that the browser draws: at once, if the code of all kinds has come already. */
function BrowserSection(section: Section) {
  const [Component] = useState(() => sectionsInHand() ?? LateSection)
  return <Component {...section} />
}

const SectionIsland = island<Section>({
  Server: ServerSection,
  Browser: BrowserSection,
  load: loadOf,
  isPatient: ({ __typename }) => patientSections.includes(__typename),
})

interface SectionsProps {
  sections: readonly Section[]
}

/** Always behind their headings. */
const FOLDS: readonly Section['__typename'][] = ['AmbiMaxSection', 'TripleGlazedSection']

/** The colours that follow door styles, which are chosen beside the picture of those. */
function takenIn(before: Section | undefined, section: Section | undefined) {
  return before?.__typename === 'DoorStylesSection' && section?.__typename === 'SwatchesSection'
    ? section
    : undefined
}

/** How many sections that are folded under their headings follow the questions at once. */
function foldsAfterQuestions(sections: readonly Section[]) {
  const after = sections.slice(sections.findIndex(({ __typename }) => __typename === 'FaqSection') + 1)
  const end = after.findIndex(
    (section) => !FOLDS.includes(section.__typename) && !('folded' in section && section.folded),
  )
  return end < 0 ? after.length : end
}

/**
 * A page's sections, in the order of its data. On the first page they are server HTML, of which only the live kinds are hydrated,
 * as they come near the viewport; later pages are rendered in the browser.
 */
export function Sections({ sections }: SectionsProps) {
  return (
    <FoldsContext.Provider value={foldsAfterQuestions(sections)}>
      {sections.map((section, index) => {
        if (takenIn(sections[index - 1], section)) return null
        return <SectionIsland key={index} {...section} follows={takenIn(section, sections[index + 1])} />
      })}
    </FoldsContext.Provider>
  )
}
