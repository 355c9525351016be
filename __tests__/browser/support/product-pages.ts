import { WINDOWS } from './site'
import { EXPERT, QUOTE } from './specification'

/** What the specification demands of one product page. */
interface Product {
  route: string
  /** Texts and figures, each a pattern that leaves the wording open. */
  texts: RegExp[]
  headings: RegExp[]
  /** Labels of links to /contact. */
  contact: string[]
  /** Route key of its brochure, where it has the button. */
  brochure?: string
}

export const PRODUCT_PAGES: Product[] = [
  {
    route: '/doors/aluminium-sliding',
    texts: [
      /47mm/,
      /1500(mm)?( ?(–|-|to) ?| )3000 ?mm/,
      /600(mm)?( ?(–|-|to) ?| )2500 ?mm/,
      /2, 3, 4 (and|or) 6/,
      /200\+ RAL|over 200 RAL/i,
      /28mm/,
      /34mm/,
      /double/i,
      /triple/i,
    ],
    headings: [/technical information/i, /specifications?/i],
    contact: [EXPERT],
    brochure: '/doors/aluminium-sliding-doors',
  },
  {
    route: '/doors/aluminium-bifolding',
    texts: [
      /\b33\b.{0,40}configurations|configurations.{0,40}\b33\b/i,
      /3m high|3m.{0,20}high|height.{0,30}3m/i,
      /8m wide|8m.{0,20}wide|width.{0,30}8m/i,
      /417/,
      /special RAL/i,
      /price on application/i,
      /same price/i,
      /\bWhite\b/,
      /\bGrey\b/,
      /Grey on White/i,
      /\bBlack\b/,
      /Black on White/i,
      /9-metre rigs?/i,
    ],
    headings: [/technical information/i],
    contact: [EXPERT],
    brochure: '/doors/aluminium-bifolding-doors',
  },
  {
    route: '/doors/internal',
    texts: [/Aluspace|aluminium screening/i],
    headings: [/why/i],
    contact: [],
    brochure: '/doors/internal',
  },
  ...WINDOWS.map((route) => ({
    route,
    texts: [],
    headings: [],
    contact: [EXPERT, QUOTE],
    brochure: route,
  })),
  {
    route: '/windows/sash-horn',
    texts: [/10-year mechanical failure guarantee/i, /Shootbolt/i],
    headings: [],
    contact: [EXPERT],
    brochure: '/windows/sash-horn',
  },
  {
    route: '/windows/r7-flush-casement',
    texts: [/A\+/, /20 standard colourways/i, /75mm/, /double or triple|double and triple/i],
    headings: [/key features/i, /design gallery/i, /^Why Residence 7$/],
    contact: [QUOTE],
  },
  {
    route: '/windows/r9-flush-casement',
    texts: [/A\+\+/, /23( standard)? colourways/i, /100mm/, /9-chamber|nine-chamber/i],
    headings: [/features/i, /^Why Residence 9$/],
    contact: [QUOTE],
  },
  { route: '/windows/flush-sash', texts: [/70mm/, /outer frame/i], headings: [], contact: [QUOTE] },
  {
    route: '/conservatories/conservatories',
    texts: [
      /Ambience/,
      /82%/,
      /\b0\.7\b/,
      /\b1\.0\b/,
      /\b1\.2\b/,
      /\b2\.7\b/,
      /Ambi-MAX/,
      /4000mm/,
      /4mm toughened/i,
      /self-cleaning/i,
      /European standard/i,
    ],
    headings: [],
    contact: [EXPERT, QUOTE],
    brochure: '/conservatories/conservatories',
  },
  {
    route: '/conservatories/roof-lanterns',
    texts: [
      /\bS1\b/,
      /\b(10|ten)\b.{0,12}styles/i,
      /2\.4m? ?(–|-|to) ?6m/i,
      /25[- ]degree|25°/i,
      /28mm/,
      /up to 55%/i,
      /energy/i,
      /manufacture|making/i,
    ],
    headings: [],
    contact: [EXPERT, QUOTE],
    brochure: '/conservatories/roof-lanterns',
  },
  {
    route: '/conservatories/flat-roof-lights',
    texts: [
      /Titan EDGE/,
      /1\.3 ?W\/m²K/,
      /whole roof/i,
      /heat-soaked/i,
      /toughened/i,
      /as standard/i,
      /laminated inner pane/i,
      /98%/,
      /UV/,
      /free consultation/i,
    ],
    headings: [/^Aluminium Roof Lights$/, /^Why Roof Lights$/, /security/i, /^Technical Excellence$/],
    contact: [EXPERT],
    brochure: '/conservatories/flat-roof-lights',
  },
]
