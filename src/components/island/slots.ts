import { OfficeLine } from '@/components/ui/office-state'
import { CookieSettingsButton } from '@/components/layout/cookie-settings'

/** Small parts that change by themselves within HTML that otherwise stays as it came: `data-slot` names them. */
export const slots = { 'office-state': OfficeLine, 'cookie-settings': CookieSettingsButton }
