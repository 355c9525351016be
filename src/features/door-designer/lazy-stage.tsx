import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { useIsNear } from '@/hooks/use-is-near'
import { media } from '@/theme/media'
import { color } from '@/theme/tokens'
import { STAGE_HEIGHT } from './designer-layout'
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
  --stage: ${STAGE_HEIGHT.tablet};
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  min-height: var(--stage);
  background: ${color.stone};
  svg[data-door-stage] {
    height: var(--stage);
  }
  ${media.narrow} {
    --stage: ${STAGE_HEIGHT.phone};
  }
  ${media.desktop} {
    --stage: ${STAGE_HEIGHT.desktop};
  }
`
