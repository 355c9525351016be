import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { layout, space } from '@/theme/tokens'

/** Runs on to the edge of a phone's screen and scrolls, where something cut shows that there is more. */
export const sideways = css`
  /* What is hidden from sight in it scrolls with it. */
  position: relative;
  margin-inline: -${layout.gutterPhone};
  padding-inline: ${layout.gutterPhone};
  overflow-x: auto;
  /* A mark below a name is not cut off. */
  padding-bottom: ${space[3]};
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${layout.gutterPhone};
`

/**
 * On a phone, scrolls what it holds sideways. What scrolls has to be reached by the keyboard: give it a `role`, a name and
 * `tabIndex={0}`.
 */
export const Strip = styled.div`
  ${media.narrow} {
    ${sideways}
  }
`
