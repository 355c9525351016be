import { carriedFinish } from '@/lib/chosen'
import { useFinishes } from '@/lib/range'
import { useAddressState } from './use-address-state'
import { useIsHydrated } from './use-is-hydrated'

/** The finish in which the page shows its product: the visitor's, else the one in which the picture stands ready; none: it has none. */
export function useShownFinish() {
  const of = useFinishes()
  const [{ finish }] = useAddressState({ finish: '' })
  // The server knows nothing of this visitor.
  const isHydrated = useIsHydrated()
  if (!of) return undefined
  const bySlug = (slug?: string | null) => of.finishes.find((one) => one.slug === slug)
  return bySlug(finish) ?? bySlug(isHydrated ? carriedFinish(of.list) : undefined) ?? bySlug(of.first)
}
