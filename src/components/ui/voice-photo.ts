import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { layout, space } from '@/theme/tokens'

/** What the first voice is about. */
export const VoicePhoto = styled.div`
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
  }
`

/** Voices with such a picture as the last of their list: from a tablet on it fills the left column, on a phone it stands above them. */
export const besidePhoto = css`
  ${media.narrow} {
    > li${VoicePhoto} {
      order: -1;
      margin: 0 -${layout.gutterPhone};
      padding: 0;
      border: 0;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-area: 1 / 2;
      padding-right: 0;
    }
    > li:not(${VoicePhoto}) {
      grid-column: 2;
    }
    > li:not(:first-child, ${VoicePhoto}) {
      padding-top: ${space[6]};
      border-top: 1px solid rgb(255 255 255 / 28%);
    }
    > li${VoicePhoto} {
      grid-area: 1 / 1 / 4;
      padding: 0;
      border: 0;
      img {
        height: 100%;
        aspect-ratio: auto;
      }
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    row-gap: ${space[6]};
  }
`
