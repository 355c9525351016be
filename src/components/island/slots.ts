import type { ComponentType } from 'react'
import { CookieSettingsButton } from '@/components/layout/cookie-settings'
import { carriedFinish } from '@/lib/chosen-finish'

/** Small live parts within otherwise static HTML: `data-slot` names them. */
export const slots = {
  'cookie-settings': CookieSettingsButton,
}

interface TouchedSlot {
  load: () => Promise<ComponentType<never>>
  /** Whether the visitor has asked for it before: by the address, or on another page. */
  isWanted: (props: object) => boolean
}

/** Slots that are hydrated when they are touched, or at once if they are wanted already; each gets the props of its section. */
export const touchedSlots: Record<string, TouchedSlot> = {
  finishes: {
    load: () => import('@/features/painter/painted-picture').then(({ PaintedPicture }) => PaintedPicture),
    isWanted: (props) =>
      new URLSearchParams(window.location.search).has('finish') ||
      carriedFinish((props as { photo?: { paint?: { list: string } } }).photo?.paint?.list ?? '') !==
        undefined,
  },
}
