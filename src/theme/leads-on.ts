import { color, font } from './tokens'

/** Declarations for a title within a link: an arrow after its last word says that it leads on. Nobody has it read out. */
export const leadsOn = `
  &::after {
    content: '\\00a0›';
    content: '\\00a0›' / '';
    font-family: ${font.body};
    font-weight: 500;
    color: ${color.brick};
  }
`
