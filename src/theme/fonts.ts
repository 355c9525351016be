import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'

/** Figures alone, of Gelasio: so small a file would be packed into the script. Its number changes with its content. */
const figures = '/fonts/heading-figures-1.woff2'

/** Addresses of the font files: preloaded in the head, named in the style sheet. */
export const fontFiles = { hanken, youngSerif, figures }
