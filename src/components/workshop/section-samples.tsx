import { useEffect, useState } from 'react'
import { Container } from '@/components/ui/container'
import { Sections } from '@/components/sections'
import type { Section } from '@/components/sections/section'
import { Bench } from './bench'

interface SectionSamplesProps {
  pages: readonly string[]
  kinds: readonly string[]
}

interface Sample {
  section: Section
  from: string
}

/** Fields that change the look of a section: each value that the data have is shown once. */
const LOOKS = ['layout', 'tone', 'side', 'carousel'] as const

/** Every kind of section with each of its looks, once, as the first page has it that does. */
export function SectionSamples({ pages, kinds }: SectionSamplesProps) {
  const { samples, isDone } = useSamples(pages)
  const missing = kinds.filter(
    (kind) => ![...samples.values()].some((own) => own.section.__typename === kind),
  )
  return (
    <>
      {kinds.flatMap((kind) =>
        [...samples]
          .filter(([, { section }]) => section.__typename === kind)
          .map(([name, { section, from }]) => (
            <Bench key={name} name={name} note={`from ${from}`}>
              <Sections sections={[section]} />
            </Bench>
          )),
      )}
      <Container role="status">
        {isDone
          ? `Every page read. No page has: ${missing.join(', ') || 'nothing is missing'}.`
          : 'Reading the pages …'}
      </Container>
    </>
  )
}

/** The development server makes a page's data on request, so they are fetched one page at a time. */
function useSamples(pages: readonly string[]) {
  const [samples, setSamples] = useState<ReadonlyMap<string, Sample>>(new Map())
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    async function read() {
      for (const from of pages) {
        const answer = await fetch(`/page-data${from === '/' ? '/index' : from}/page-data.json`, {
          signal: leaving.signal,
        })
        const found = sectionsOf(await answer.json())
        setSamples((known) => {
          const all = new Map(known)
          for (const section of found) {
            const name = nameOf(section)
            if (!all.has(name)) all.set(name, { section, from })
          }
          return all
        })
      }
      setIsDone(true)
    }
    // Leaving the page ends the fetching.
    read().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [pages])
  return { samples, isDone }
}

interface PageData {
  result?: { data?: Record<string, { sections?: Section[] } | null> }
}

function sectionsOf(answer: unknown) {
  const { result } = answer as PageData
  return Object.values(result?.data ?? {}).flatMap((node) => node?.sections ?? [])
}

/** `HeroSection, layout: split`. */
function nameOf(section: Section) {
  const values = { ...section } as Partial<Record<(typeof LOOKS)[number], string | boolean | null>>
  const looks = LOOKS.filter((look) => values[look] != null).map((look) => `${look}: ${values[look]}`)
  return [section.__typename, ...looks].join(', ')
}
