import { graphql } from 'gatsby'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { Wipe, wiped } from './wipe'

/** Where the line stands at first, in per cent: the page's own picture makes its first impression, the other is a glimpse; as a glazing bar would. */
const TWO_THIRDS = 67

/** The style of the element, with `data-wipe`, around a picture, its pair and their line. */
export const pairOfPictures = wiped(TWO_THIRDS)

/** The same where the other picture is what the page is about: that one has the larger share. */
const LARGER_SHARE = 45

/** The style around such a pair. */
export const pairWithLargerShare = wiped(LARGER_SHARE)

interface PairLineProps {
  pair: Queries.PicturePairFragment
  /** In an element of the style `pairWithLargerShare`. */
  isLargerShare?: boolean
}

/** The line that uncovers a second picture from the same place. */
export function PairLine({ pair: { own, label }, isLargerShare = false }: PairLineProps) {
  return (
    <Wipe
      label={fillIn(words.pair, { own, label })}
      names={[own, label]}
      initial={isLargerShare ? LARGER_SHARE : TWO_THIRDS}
    />
  )
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
