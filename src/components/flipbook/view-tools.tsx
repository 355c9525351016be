import styled from 'styled-components'
import words from '@data/wording/flipbooks.json'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { media } from '@/theme/media'
import { size, space } from '@/theme/tokens'
import type { useFullScreen } from './use-full-screen'

/** How much larger than the window the pages can be shown. */
export const ZOOMS = [1, 1.5, 2, 3] as const

interface ViewToolsProps {
  /** Index of the zoom. */
  zoomStep: number
  onZoom: (step: number) => void
  fullScreen: ReturnType<typeof useFullScreen>
}

/** Zoom and full screen of a flipbook; nothing without script. */
export function ViewTools({ zoomStep, onZoom, fullScreen }: ViewToolsProps) {
  return (
    <Scripted>
      <Button
        type="button"
        $variant="outline"
        $size="icon"
        disabled={zoomStep === 0}
        onClick={() => onZoom(zoomStep - 1)}
      >
        <span aria-hidden>−</span>
        <VisuallyHidden>Zoom out</VisuallyHidden>
      </Button>
      <Amount role="status">
        <VisuallyHidden>Zoom </VisuallyHidden>
        {(ZOOMS[zoomStep] ?? 1) * 100}%
      </Amount>
      <Button
        type="button"
        $variant="outline"
        $size="icon"
        disabled={zoomStep === ZOOMS.length - 1}
        onClick={() => onZoom(zoomStep + 1)}
      >
        <span aria-hidden>+</span>
        <VisuallyHidden>Zoom in</VisuallyHidden>
      </Button>
      {fullScreen.isPossible && (
        <FullScreen type="button" $variant="outline" $size="sm" onClick={fullScreen.toggle}>
          {fullScreen.isOn ? words.leaveFullScreen : words.fullScreen}
        </FullScreen>
      )}
    </Scripted>
  )
}

const Scripted = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  @media (scripting: none) {
    display: none;
  }
`

/* On a phone the page is as wide as the screen; a button that comes with the script would only move it. */
const FullScreen = styled(Button)`
  ${media.narrow} {
    display: none;
  }
`

const Amount = styled.p`
  min-width: 3.5em;
  text-align: center;
  font-size: ${size.small};
  font-variant-numeric: lining-nums tabular-nums;
`
