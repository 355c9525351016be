import type { ComponentType } from 'react'
import { CookieSettingsButton } from '@/components/layout/cookie-settings'
import { carriedFinish } from '@/lib/chosen'
import type { Moment } from './when-wanted'

/** Small live parts within otherwise static HTML: `data-slot` names them. */
export const slots = {
  'cookie-settings': CookieSettingsButton,
}

interface WaitingSlot {
  when: Moment
  load: () => Promise<ComponentType<never>>
  /** Whether the visitor has asked for it before: by the address, or on another page. */
  isWanted: (props: object) => boolean
}

/** Slots that wait for the visitor, unless they are wanted already; each gets the props of its section. */
export const waitingSlots: Record<string, WaitingSlot> = {
  finishes: {
    when: 'touch',
    load: () => import('@/features/painter/painted-picture').then(({ PaintedPicture }) => PaintedPicture),
    isWanted: (props) =>
      new URLSearchParams(window.location.search).has('finish') ||
      carriedFinish((props as { photo?: { paint?: { list: string } } }).photo?.paint?.list ?? '') !==
        undefined,
  },
  chosen: {
    when: 'gesture',
    load: () => import('@/components/ui/chosen-heading').then(({ ChosenHeading }) => ChosenHeading),
    isWanted: () => false,
  },
  'closing-picture': {
    when: 'gesture',
    load: () => import('@/components/sections/closing-picture').then(({ ClosingPicture }) => ClosingPicture),
    isWanted: () => false,
  },
}
