import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { drawWindow } from '@/features/opening/draw-window'
import { lengthOf } from '@/features/opening/opening-address'
import { useAddressState } from '@/hooks/use-address-state'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { fillIn } from '@/lib/fill-in'
import { inMillimetres } from '@/lib/length'
import { media } from '@/theme/media'
import { color, layout as dimensions, space } from '@/theme/tokens'

interface ClosingDrawingProps {
  /** The one that the visitor has chosen. */
  layout: Queries.WindowSizeSectionFragment['layouts'][number]
}

const ROOM: Room = { widths: [330, 330, 520], mostHeight: 400 }

/** The window that the visitor has chosen, at their size and in their finish. */
export default function ClosingDrawing({ layout: { title, drawing } }: ClosingDrawingProps) {
  const finish = useShownFinish()
  const [{ w, h }] = useAddressState({ w: '', h: '' })
  const size = { width: lengthOf(w) ?? drawing.width, height: lengthOf(h) ?? drawing.height }
  const alt = fillIn(words.drawing, {
    layout: title,
    width: inMillimetres(size.width),
    height: inMillimetres(size.height),
  })
  return (
    <Sheet>
      <Drawing drawing={drawWindow(drawing, size, finish?.hex)} alt={alt} room={ROOM} />
    </Sheet>
  )
}

/** The ground of what is drawn runs on to its edges. */
const Sheet = styled.div`
  display: grid;
  align-items: end;
  height: 100%;
  min-height: 400px;
  padding: ${space[8]} ${space[7]};
  overflow: hidden;
  background: ${color.stone};
  ${media.narrow} {
    min-height: 0;
    padding: ${space[6]} ${dimensions.gutterPhone};
  }
  ${media.desktop} {
    padding-right: ${dimensions.margin};
  }
`
