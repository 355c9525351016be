import styled from 'styled-components'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { drawOpening } from '@/features/opening/draw-opening'
import { readOpening } from '@/features/opening/opening-address'
import { space } from '@/theme/tokens'
import type { MadeProps } from './made'

const ROOM: Room = { widths: [160, 280, 280], mostHeight: 220 }

/** An opening as its address says, drawn with its door. */
export function KeptOpening({ entry, openings }: MadeProps) {
  const [path = '', query = ''] = entry.key.split('?')
  const start = { chosen: path, openings, width: 2400, height: 2100 }
  const { range, size, count } = readOpening(new URLSearchParams(query), start)
  return (
    <Sheet>
      <Drawing drawing={drawOpening(range, size, count)} room={ROOM} />
    </Sheet>
  )
}

const Sheet = styled.div`
  width: 100%;
  padding: ${space[5]};
`
