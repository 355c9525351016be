import { useMemo } from 'react'
import { fillIn } from '@/lib/fill-in'
import { useCompany } from './use-company'

/**
 * Query data with the placeholders of its texts filled in: `{phone}`, `{email}`, `{brand}` from the company file,
 * `{supermarket}` from its offer, so that a fact that many texts mention is written only once.
 */
export function useFilledIn<T>(data: T, supermarket = ''): T {
  const { phone, email, brand, shortBrand } = useCompany()
  return useMemo(
    () => fillIn(data, { phone, email, brand, shortBrand, supermarket }),
    [data, phone, email, brand, shortBrand, supermarket],
  )
}
