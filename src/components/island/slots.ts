import type { ComponentType } from 'react'
import { EmergencyLine } from '@/components/ui/emergency-advice'
import { OfficeLine } from '@/components/ui/office-state'
import { CookieSettingsButton } from '@/components/layout/cookie-settings'

/** Small parts that change by themselves within HTML that otherwise stays as it came: `data-slot` names them. */
export const slots = {
  'office-state': OfficeLine,
  'emergency-advice': EmergencyLine,
  'cookie-settings': CookieSettingsButton,
}

/**
 * Parts of such HTML that do something once they are touched: each has the properties of its section. Their code is fetched then,
 * or at once if the address already asks for them.
 */
export const touchedSlots: Record<string, { load: () => Promise<ComponentType<never>>; parameter: string }> =
  {
    finishes: {
      load: () => import('@/features/painter/painted-picture').then(({ PaintedPicture }) => PaintedPicture),
      parameter: 'finish',
    },
  }
