import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'

/** Characters that the files of `fontFiles` have: those of English pages. Any other is drawn by the whole font. */
export const letters = {
  hanken:
    'U+20-7E, U+A0, U+A3, U+A9, U+B0, U+B2, U+B7, U+BD, U+D7, U+E9, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2022, U+2026, U+2039, U+203A, U+2191, U+2212',
  youngSerif:
    'U+20-24, U+26-2F, U+3A-7E, U+A0, U+A3, U+B2, U+D7, U+E9, U+2013, U+2014, U+2018, U+2019, U+201C, U+201D, U+2026',
  figures: 'U+25, U+30-39',
}

/**
 * Addresses of the parts of the fonts that every page needs: preloaded in the head, named in the style sheet. How they are made:
 * docs/decisions/014-fonts.md. Their number changes with their content.
 */
export const fontFiles = {
  hanken: '/fonts/hanken-grotesk-2.woff2',
  youngSerif: '/fonts/young-serif-2.woff2',
  figures: '/fonts/heading-figures-1.woff2',
}

/** Addresses of the whole fonts, fetched when a page has a character that the parts lack. */
export const wholeFonts = { hanken, youngSerif }
