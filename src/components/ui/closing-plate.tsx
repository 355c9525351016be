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
    /* As every closing invitation's: src/components/sections/closing-layout.ts. */
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
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
