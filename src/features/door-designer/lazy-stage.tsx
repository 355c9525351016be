import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { useIsNear } from '@/hooks/use-is-near'
import { media } from '@/theme/media'
import { color } from '@/theme/tokens'
import type { StageProps } from './stage'

/** Room for the drawing, so that nothing moves when its code and the definitions of all doors arrive. */
export function LazyStage(props: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [Stage, setStage] = useState<ComponentType<StageProps>>()
  useEffect(() => {
    if (isNear) void import('./stage').then(({ default: loaded }) => setStage(() => loaded))
  }, [isNear])
  return <Room ref={place}>{Stage && <Stage {...props} />}</Room>
}

const Room = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  min-height: min(40vh, 420px);
  background: ${color.stone};
  svg[data-door-stage] {
    height: min(40vh, 420px);
  }
  ${media.desktop} {
    min-height: min(62vh, 640px);
    svg[data-door-stage] {
      height: min(62vh, 640px);
    }
  }
`
