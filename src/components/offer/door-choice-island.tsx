import { lazy, Suspense, useState } from 'react'
import { HtmlIsland } from '@/components/island/html-island'
import { ServerDoorChoice } from '@/components/offer/server-door-choice'
import { isFromHtml } from '@/lib/first-page'
import type { DoorChoiceProps } from './door-choice'

const load = () => import('./door-choice').then(({ DoorChoice }) => DoorChoice)
const LazyDoorChoice = lazy(async () => ({ default: await load() }))

/** The choice of an offer's door: it stands as HTML until the visitor does something, or at once if the address names a door. */
export function DoorChoiceIsland(props: DoorChoiceProps) {
  const [isHtml, setIsHtml] = useState(isFromHtml)
  if (ServerDoorChoice) {
    return (
      <div data-island="waiting">
        <ServerDoorChoice {...props} />
      </div>
    )
  }
  if (isHtml) {
    const when = window.location.search ? 'near' : 'gesture'
    return <HtmlIsland load={load} when={when} props={props} onMissing={() => setIsHtml(false)} />
  }
  return (
    <Suspense fallback={null}>
      <LazyDoorChoice {...props} />
    </Suspense>
  )
}
