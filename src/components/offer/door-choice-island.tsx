import { lazy } from 'react'
import { island } from '@/components/island/island'
import { ServerDoorChoice } from '@/components/offer/server-door-choice'
import type { DoorChoiceProps } from './door-choice'

const load = () => import('./door-choice').then(({ DoorChoice }) => DoorChoice)

/** The choice of an offer's door: it stands as HTML until the visitor does something, or at once if the address names a door. */
export const DoorChoiceIsland = island<DoorChoiceProps>({
  Server: ServerDoorChoice,
  Browser: lazy(async () => ({ default: await load() })),
  load: () => load,
  isPatient: () => true,
})
