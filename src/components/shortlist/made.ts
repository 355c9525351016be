import type { DoorRange } from '@/features/opening/fit'
import type { Entry } from '@/features/shortlist/entries'

/** What a drawing of something that the visitor has made needs. */
export interface MadeProps {
  entry: Entry
  openings: readonly DoorRange[]
}
