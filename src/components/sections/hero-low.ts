import { css } from 'styled-components'
import { color, layout, size, space } from '@/theme/tokens'

/** Width by height of the stage's picture: near enough to the pictures' own that a door keeps its head and its threshold. */
const STAGE = 1.52

/**
 * A product's first screen in a low window: the stage is measured by the window's height, so that the whole product is seen, and the
 * words have what it leaves of the width, a plate with the finishes right below them.
 */
export const lowStage = css`
  && {
    grid-template-columns: minmax(0, 1fr) min(66vw, calc(${STAGE} * ${layout.firstScreen}));
    grid-template-rows: minmax(0, 1fr) auto;
    [data-part] > [data-paint] {
      grid-area: 1 / 2 / -1 / -1;
      margin: 0;
      overflow: hidden;
    }
    > :first-child,
    [data-part] > fieldset {
      background: ${color.stone};
    }
    > :first-child {
      grid-area: 1 / 1;
      align-self: stretch;
      /* One group right above the finishes, and what the height leaves above it. */
      justify-content: safe flex-end;
      padding: clamp(${space[6]}, 24svh - 150px, ${space[9]}) ${space[7]} ${space[4]} ${layout.margin};
      > * {
        flex: none;
      }
      h1 {
        font-size: clamp(34px, 6.2svh, 50px);
      }
      h1 ~ p {
        margin-block: clamp(${space[4]}, 5svh - 24px, ${space[6]})
          clamp(${space[5]}, 5svh - 20px, ${space[6]});
        font-size: ${size.body};
      }
    }
    [data-part] > fieldset {
      display: block;
      grid-area: 2 / 1;
      min-height: 0;
      padding: 0 ${space[7]} ${space[5]} ${layout.margin};
      > p {
        flex-direction: row;
        padding-top: 0;
      }
      [data-rail] {
        grid-template-columns: repeat(var(--in-line), minmax(0, 40px));
        gap: ${space[1]};
      }
      label {
        height: 34px;
      }
    }
  }
`
