import { wakePart } from '@/lib/wake-part'
import { useAddressState } from './use-address-state'

/** The part of the page that paints the picture. */
export const FINISHES_PART = 'finishes'

/** The finish that the visitor has chosen for the page's picture, kept in the address; empty: none yet. */
export function useFinish() {
  const [{ finish }, change] = useAddressState({ finish: '' })
  function choose(slug: string) {
    if (slug === finish) return
    change({ finish: slug }, 'replace')
    wakePart(FINISHES_PART)
  }
  return [finish, choose] as const
}
