import type { ReactNode } from 'react'
import { Band, BandHead, type Tone } from './container'
import { Fold } from './fold'

interface FoldableBandProps {
  id?: string | null
  heading: string
  intro?: string | null
  tone?: Tone
  /** Collapsed at first. */
  isFolded: boolean | null
  children: ReactNode
}

/** A section under its heading: in full, or as a row that opens. */
export function FoldableBand({ id, heading, intro, tone, isFolded, children }: FoldableBandProps) {
  if (isFolded) {
    return (
      <Fold id={id} heading={heading}>
        {intro && <p>{intro}</p>}
        {children}
      </Fold>
    )
  }
  return (
    <Band id={id} tone={tone}>
      <BandHead heading={heading} intro={intro} />
      {children}
    </Band>
  )
}
