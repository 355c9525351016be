import { fontFiles, letters, wholeFonts } from './fonts'
import { visuallyHidden } from './hidden'
import { media } from './media'
import { color, font, layout, size } from './tokens'

/**
 * Reset, fonts and element defaults: a style element of its own in every page (src/gatsby/on-render-body.tsx). Among the rules of
 * styled-components, which rewrites its own as the script starts, they would make the browser look up the fonts again and lay the
 * whole page out a second time.
 *
 * The fallback faces carry the metrics of the real ones (ascent, descent, width, from the font files), so that nothing moves when
 * the fonts arrive.
 */
export const globalStyle = `
  /* Of two faces with one name the later draws the characters of its range: the whole font is fetched for others only. */
  @font-face {
    font-family: 'Young Serif';
    src: url(${wholeFonts.youngSerif}) format('woff2');
    font-display: swap;
  }
  @font-face {
    font-family: 'Young Serif';
    src: url(${fontFiles.youngSerif}) format('woff2');
    font-display: swap;
    unicode-range: ${letters.youngSerif};
  }
  @font-face {
    font-family: 'Hanken Grotesk Variable';
    src: url(${wholeFonts.hanken}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Hanken Grotesk Variable';
    src: url(${fontFiles.hanken}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${letters.hanken};
  }
  /* Figures in headings: Young Serif's own hang below the line, and its 1 reads as an I. */
  @font-face {
    font-family: 'Heading figures';
    src: url(${fontFiles.figures}) format('woff2');
    font-display: swap;
    unicode-range: ${letters.figures};
  }
  @font-face {
    font-family: 'Young Serif fallback';
    src: local('Georgia'), local('Gelasio');
    size-adjust: 111.2%;
    ascent-override: 94.1%;
    descent-override: 32.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Young Serif fallback narrow';
    src: local('Times New Roman'), local('Liberation Serif');
    size-adjust: 122.1%;
    ascent-override: 85.7%;
    descent-override: 30%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Hanken Grotesk fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 100.8%;
    ascent-override: 99.2%;
    descent-override: 30.1%;
    line-gap-override: 0%;
  }

  *, *::before, *::after { box-sizing: border-box; }
  body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, table { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  table { border-collapse: collapse; }
  img, svg, iframe { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; }

  html { scroll-padding-top: calc(${layout.headerHeight} + 16px); -webkit-text-size-adjust: 100%; }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }

  body {
    font: 400 ${size.body}/1.6 ${font.body};
    color: ${color.ink};
    background: ${color.chalk};
    font-variant-numeric: lining-nums;
    overflow-wrap: break-word;
  }
  ${media.narrow} {
    /* Nothing that the keyboard reaches stands behind the call bar. */
    html { scroll-padding-bottom: calc(${layout.callBar} + 12px); }
    body { padding-bottom: ${layout.callBar}; }
  }
  html[data-page-bare] body { padding-bottom: 0; }
  @media print {
    body { padding-bottom: 0; }
    /* What is folded away can be read on paper. */
    ::details-content { content-visibility: visible; block-size: auto; }
  }

  h1, h2, h3 {
    font-family: ${font.heading};
    font-weight: 400;
    line-height: 1.06;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 { font-size: ${size.h1}; }
  h2 { font-size: ${size.h2}; }
  h3 { font-size: ${size.h3}; line-height: 1.15; }
  p, figcaption, li, dd, dt, td, label { text-wrap: pretty; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }

  :focus-visible { outline: 3px solid ${color.brick}; outline-offset: 3px; border-radius: ${layout.radius}; }
  [data-dark] :focus-visible { outline-color: ${color.brassLight}; }

  /* Sections have no box of their own around them. */
  [data-island] { display: contents; }
  /* Clicked before its script had loaded: the click is registered. */
  [data-heard] { cursor: progress; opacity: 0.62; }
  /* What Gatsby would say in style attributes, which the security policy does not allow. */
  #gatsby-focus-wrapper { outline: none; }
  #gatsby-announcer {
    top: 0;
    ${visuallyHidden}
  }

  ::selection { background: ${color.ink}; color: ${color.chalk}; }
`
