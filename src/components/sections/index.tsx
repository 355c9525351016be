import { lazy, Suspense, useState } from 'react'
import { HtmlIsland } from '@/components/island/html-island'
import { isFromHtml } from '@/lib/first-page'
import { ServerSection } from '@/components/sections/server-section'
import { liveSections, patientSections } from './live-sections'
import { loadSections, sectionsInHand } from './load-sections'
import type { Section } from './section'

const LazySection = lazy(async () => ({ default: await loadSections() }))

interface SectionsProps {
  sections: readonly Section[]
}

/**
 * A page's sections, in the order of its data. Those of the first page came as HTML: it stays, and only what does something is
 * brought to life, when it comes near. Those of later pages are made in the browser.
 */
export function Sections({ sections }: SectionsProps) {
  const [isHtml, setIsHtml] = useState(isFromHtml)
  if (ServerSection) {
    const Component = ServerSection
    return sections.map((section, index) => (
      <div key={index} data-island={islandName(section)}>
        <Component section={section} />
      </div>
    ))
  }
  if (isHtml) {
    return sections.map((section, index) => (
      <HtmlIsland
        key={index}
        load={liveSections[section.__typename]}
        when={momentFor(section)}
        props={section}
        onMissing={() => setIsHtml(false)}
      />
    ))
  }
  const Component = sectionsInHand() ?? LazySection
  return (
    <Suspense fallback={null}>
      {sections.map((section, index) => (
        <div key={index} data-island="">
          <Component section={section} />
        </div>
      ))}
    </Suspense>
  )
}

/** An address with a query asks for a state that only the section's code can show. */
function momentFor({ __typename }: Section) {
  return patientSections.includes(__typename) && !window.location.search ? 'gesture' : 'near'
}

/** How the HTML says whether a section waits for its code: presses on it are kept until it has come. */
function islandName(section: Section) {
  return section.__typename in liveSections ? 'waiting' : ''
}
