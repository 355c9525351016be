import { SiteLink } from '@/components/ui/action-link'
import type { DoorRange } from './fit'

interface RangeNoteProps {
  range: DoorRange
  ranges: readonly DoorRange[]
}

/** What else to know of a range's sizes; other doors that it names lead to their page. */
export function RangeNote({ range: { note }, ranges }: RangeNoteProps) {
  if (!note) return null
  const named = ranges.find(({ product }) => note.includes(product))
  if (!named) return <>{note}</>
  const [before, after] = note.split(named.product)
  return (
    <>
      {before}
      <SiteLink to={named.to}>{named.product}</SiteLink>
      {after}
    </>
  )
}
