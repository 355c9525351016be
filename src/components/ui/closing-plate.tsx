import styled from 'styled-components'
import { media } from '@/theme/media'
import { layout, space } from '@/theme/tokens'
import { groundOf } from './container'

/** The plate of a closing invitation: words, and a picture beside them. On a phone the picture stands above the words. */
export const ClosingPlate = styled.section`
  ${groundOf('moss')}
  display: flex;
  flex-direction: column-reverse;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(330px, 38vw, 640px);
  }
`

/** The words of a closing plate, in line with the page's text. */
export const ClosingWords = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: center;
  padding: 36px ${layout.gutterPhone};
  ${media.tablet} {
    padding: ${space[9]} ${space[8]} ${space[9]} ${layout.margin};
  }
`
