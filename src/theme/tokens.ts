/** The design's only home of raw values. Colours, scale and spacing are those of the art direction. */
export const color = {
  ink: '#20292b',
  inkPressed: '#0f1516',
  inkSoft: '#4d585a',
  chalk: '#faf8f4',
  stone: '#ece6db',
  line: '#d8d0c2',
  brick: '#a8402a',
  brickPressed: '#8a3221',
  moss: '#2f4a3e',
  brass: '#b98a3a',
  /** Brass on moss or ink: light enough for small text. */
  brassLight: '#e7b86a',
  onDark: '#f2efe6',
  /** Rivers and sea on the map. */
  water: '#c3d4d6',
  /** Secondary text on ink and moss. */
  onDarkSoft: '#cfcabd',
  /** The dot beside 'Open now'. */
  open: '#3f9b5f',
  danger: '#b3122b',
  white: '#ffffff',
  /** Fills of the drawings: glass, and what a frame or leaf is made of where it is cut through. */
  glass: '#d3dfdd',
  timber: '#cdb483',
  metal: '#8d999c',
  /** Somebody beside what is drawn, for scale: as pale as its shadow. */
  figure: '#c6c6c0',
} as const

/** Steps of the space scale, in pixels. */
export const space = {
  1: '4px',
  2: '6px',
  3: '8px',
  4: '12px',
  5: '16px',
  6: '24px',
  7: '32px',
  8: '48px',
  9: '64px',
  10: '104px',
} as const

export const font = {
  /** Figures come from a face of their own: Young Serif has old-style ones only, whose 1 reads as a capital I. */
  heading: "'Heading figures', 'Young Serif', 'Young Serif fallback', 'Young Serif fallback narrow', serif",
  body: "'Hanken Grotesk Variable', 'Hanken Grotesk fallback', Arial, sans-serif",
} as const

export const size = {
  small: '15px',
  /** What is said below a picture: with a wide window's large pictures it grows to 16 px. */
  caption: 'clamp(15px, 1.12vw, 16px)',
  body: '17px',
  lead: '20px',
  h3: '23px',
  h2: 'clamp(28px, 2.8vw, 42px)',
  /** Every other page's h1, whose words often stand in a column, beside or upon a picture. */
  h1: 'clamp(min(32px, 9.2vw), 4vw, 58px)',
  /** The largest: the home page's, and those of the pages that lead to all products or services of a kind. */
  h1Hub: 'clamp(min(36px, 9.2vw), 4.7vw, 68px)',
  /** A tool's, which leaves the first screen to the tool. */
  h1Tool: 'clamp(28px, 2.9vw, 42px)',
  figure: 'clamp(28px, 3vw, 40px)',
} as const

const CONTENT = '1240px'
const GUTTER = '28px'

export const layout = {
  content: CONTENT,
  gutter: GUTTER,
  /** From the window's edge to where the page's content begins, from a tablet on. */
  margin: `max(${GUTTER}, calc((100vw - ${CONTENT}) / 2))`,
  gutterPhone: '22px',
  /** Width of a product's words beside its picture on a desktop; the longest is 'Conservatory'. */
  productWords: 'clamp(345px, 31.5vw, 450px)',
  headerHeight: '76px',
  /** Glazing bar between panes of pictures. */
  bar: '6px',
  radius: '3px',
  /** What top bar, header and breadcrumb leave of the first screen, from a tablet on; very tall windows show what follows, too. */
  firstScreen: 'clamp(480px, 100svh - 162px, 1000px)',
  /** What top bar and header leave of it on the home page, which has no breadcrumb: whatever its height, the picture ends with it. */
  homeScreen: 'max(480px, 100svh - 117px)',
  /** What top bar and header leave of a phone's first screen, less the room above the heading that follows. */
  phoneScreen: 'calc(100svh - 132px)',
  /** Room below a phone's first words, which the chat's bar and the call bar take. */
  belowPhoneScreen: '96px',
  /** Least height of a page's first picture on a phone: its heading and first words still have room on the first screen. */
  phoneHero: 'calc(min(94vw, 42svh) - 108px)',
  /** Height of the phone's bar with Call and Get Free Quote. */
  callBar: '60px',
  /** The square at its end, for the chat. */
  callBarEnd: '44px',
} as const

export const layer = { header: 20, callBar: 15, chat: 16, menu: 25, consent: 50, toast: 60 } as const

export const motion = { quick: '150ms ease-out', calm: '250ms ease-out' } as const

/** For a line at the window's edge: enough to part it from a picture. */
export const shadowLow = '0 0 0 1px rgb(32 41 43 / 10%), 0 -1px 6px rgb(32 41 43 / 8%)'

/** For things that really float: menu panel, dialog, toast. */
export const shadow = '0 18px 48px rgb(32 41 43 / 18%), 0 2px 6px rgb(32 41 43 / 10%)'
