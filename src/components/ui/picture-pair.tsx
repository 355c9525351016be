import { graphql } from 'gatsby'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { Wipe, wiped } from './wipe'

/** Where the line stands at first, in per cent: two panes of three show the page's own picture, the third the other. */
const THIRD_PANE = 66.7

/** The style of the element, with `data-wipe`, around a picture, its pair and their line. */
export const pairOfPictures = wiped(THIRD_PANE)

/** Where it stands where the other picture is what the page is about: that one has the larger share. */
export const LARGER_SHARE = 45

interface PairLineProps {
  pair: Queries.PicturePairFragment
  /** Where it stands at first, in per cent from the left. */
  initial?: number
}

/** The line that uncovers a second picture from the same place. */
export function PairLine({ pair: { own, label }, initial = THIRD_PANE }: PairLineProps) {
  return <Wipe label={fillIn(words.pair, { own, label })} names={[own, label]} initial={initial} />
}

export const query = graphql`
  fragment PicturePair on PicturePair {
    own
    label
    picture {
      ...LargePicture
    }
  }
`
