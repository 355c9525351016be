import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'

/** Addresses of the two font files: preloaded in the head, named in the style sheet. */
export const fontFiles = { hanken, youngSerif }
