import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** The suggestions, each sent with one press. */
export const Suggestions = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  margin-top: ${space[5]};
  button {
    font-size: ${size.small};
    font-weight: 500;
    text-align: left;
    padding-block: ${space[3]};
  }
  /* One row that scrolls sideways. */
  ${media.narrow} {
    display: flex;
    margin: ${space[3]} calc(-1 * ${space[5]}) 0;
    padding: 3px ${space[5]};
    overflow-x: auto;
    button {
      flex: none;
      max-width: 78%;
    }
  }
`

/** The field for a message, and its button. */
export const Composer = styled.form`
  flex: none;
  display: flex;
  align-items: end;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.line};
  textarea {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    max-height: 92px;
    padding: 9px 12px;
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.white};
    /* Phones zoom into a field whose text is smaller than 16px. */
    font-size: 16px;
    line-height: 1.5;
    resize: none;
    field-sizing: content;
    &:focus-visible {
      outline-offset: 0;
    }
    &:disabled {
      background: ${color.stone};
    }
  }
`

/** The way to WhatsApp. */
export const Foot = styled.div`
  flex: none;
  display: flex;
  padding: 0 ${space[4]} ${space[3]};
  a {
    flex: 1;
    display: grid;
    place-items: center;
    min-height: 44px;
    border-radius: ${layout.radius};
    background: ${color.moss};
    color: ${color.white};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  /* Beside the round button. */
  ${media.narrow} {
    padding-right: calc(44px + 2 * ${space[4]});
  }
`
