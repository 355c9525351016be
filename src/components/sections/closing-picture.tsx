import styled from 'styled-components'
import { Picture } from '@/components/ui/picture'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { useFinishes } from '@/lib/range'

type ClosingPictureProps = Pick<Queries.CallToActionSectionFragment, 'photo' | 'finish'>

/** The closing invitation's picture: the product in the finish that the page shows, where it can be painted. */
export function ClosingPicture({ photo, finish }: ClosingPictureProps) {
  const list = useFinishes()?.list
  const shown = useShownFinish()
  // A boundary that is still being hydrated must not be changed.
  const isHydrated = useIsHydrated()
  const isOther = isHydrated && photo!.paint?.list === list && shown?.slug !== finish
  return (
    <Frame>
      <Picture picture={photo!} sizes="(max-width: 767px) 1px, (max-width: 1079px) 110vw, 50vw" />
      <PaintedStyle picture={photo!} finish={isOther ? shown?.slug : undefined} />
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  height: 100%;
  min-height: 400px;
  overflow: hidden;
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`
