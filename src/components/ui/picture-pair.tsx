import { graphql } from 'gatsby'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { NAMES_BELOW, Wipe, wiped } from './wipe'

/** Where the line stands at first, in per cent: the page's own picture makes its first impression, the other is a glimpse; as a glazing bar would. */
const TWO_THIRDS = 67

/** The style of the element, with `data-wipe`, around a picture, its pair and their line. */
export const pairOfPictures = wiped(TWO_THIRDS)

/** The same where the other picture is what the page is about: that one has the larger share. */
const LARGER_SHARE = 45

/** The style around such a pair, with the names in a row below. */
export const pairAboveNames = wiped(LARGER_SHARE, NAMES_BELOW)

interface PairLineProps {
  pair: Queries.PicturePairFragment
  /** In an element of the style `pairAboveNames`. */
  isAboveNames?: boolean
}

/** The line that uncovers a second picture from the same place. */
export function PairLine({ pair: { own, label }, isAboveNames = false }: PairLineProps) {
  return (
    <Wipe
      label={fillIn(words.pair, { own, label })}
      names={[own, label]}
      initial={isAboveNames ? LARGER_SHARE : TWO_THIRDS}
      areNamesBelow={isAboveNames}
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
