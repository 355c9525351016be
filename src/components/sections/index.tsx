import { lazy, useState } from 'react'
import { island } from '@/components/island/island'
import { ServerSection } from '@/components/sections/server-section'
import { loadOf, patientSections } from './live-sections'
import { loadSections, sectionsInHand } from './load-sections'
import type { Section } from './section'

const LazySection = lazy(async () => ({ default: await loadSections() }))

/** A section that the browser draws: at once, if the code of all kinds has come already. */
function BrowserSection(section: Section) {
  const [Component] = useState(() => sectionsInHand() ?? LazySection)
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

/**
 * A page's sections, in the order of its data. On the first page they are server HTML, of which only the live kinds are hydrated,
 * as they come near the viewport; later pages are rendered in the browser.
 */
export function Sections({ sections }: SectionsProps) {
  return sections.map((section, index) => <SectionIsland key={index} {...section} />)
}
