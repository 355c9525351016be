import { StyleSheet } from '@react-pdf/renderer'
import { color } from '../../../theme/tokens'

/** The page and its columns, in points. Headings hang in the left column, and what they head stands in the right one. */
export const paper = {
  width: 595.28,
  height: 841.89,
  margin: 48,
  top: 50,
  /** Room for the footer. */
  bottom: 64,
  content: 499.28,
  left: 146,
  gutter: 22,
  right: 331.28,
  /** Between pictures: the glazing bar of the site. */
  bar: 4,
  sectionGap: 22,
  /** Above the picture under a chapter's opening. */
  bandGap: 18,
}

/** Height that sections may take on one page; a point is kept back, so that rounding never turns the page. */
export const pageRoom = paper.height - paper.top - paper.bottom - 1

export const HEADING = 'Young Serif'
export const BODY = 'Hanken Grotesk'

const heading = { fontFamily: HEADING, color: color.ink, lineHeight: 1.12 }

export const type = StyleSheet.create({
  h1: { ...heading, fontSize: 31, lineHeight: 1.08, letterSpacing: -0.36 },
  h2: { ...heading, fontSize: 17, letterSpacing: -0.12 },
  h3: { fontSize: 9.5, fontWeight: 600, lineHeight: 1.35 },
  lead: { fontSize: 12, lineHeight: 1.5 },
  intro: { fontSize: 10.5, lineHeight: 1.5 },
  body: { fontSize: 9.5, lineHeight: 1.52, color: color.inkSoft },
  small: { fontSize: 8, lineHeight: 1.45, color: color.inkSoft },
  caption: { fontSize: 7.5, lineHeight: 1.3 },
})

/** Ground and type of every page. */
export const sheet = { backgroundColor: color.chalk, color: color.ink, fontFamily: BODY }
