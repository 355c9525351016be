/** What a brochure is made of: the data of its page, with shared lists and absolute picture paths filled in. */

export interface Photo {
  /** Absolute path of the file. */
  src: string
  alt: string
}

/** A titled text; most lists of the data are lists of these. */
export interface Point {
  title: string
  text: string
  photo?: Photo
}

export interface Figure {
  value: string
  unit?: string
  caption: string
}

/** A picture with a name under it: a colour, a glass design, a door style. */
export interface Sample {
  name: string
  picture: Photo
  text?: string
  /** A new one's. */
  mark?: string
}

export interface Table {
  caption: string
  columns: string[]
  rows: { cells: string[] }[]
}

/** A table of roof glass: the first row names the columns. */
export type GlassTable = string[][]

interface Headed {
  heading: string
  intro?: string
}

/** The kinds of section that are printed. All others belong to the screen: buttons, forms, ways on. */
export type PrintedSection =
  | { type: 'figures'; figures: Figure[] }
  | ({ type: 'story'; body: string[]; points?: string[] } & Headed)
  | ({ type: 'features'; layout: string; features: Point[] } & Headed)
  | ({ type: 'checklist'; points: string[] } & Headed)
  | ({ type: 'specification'; tables?: Table[]; points?: string[]; note?: string } & Headed)
  | ({ type: 'gallery'; pictures: { name: string; text?: string; picture: Photo }[] } & Headed)
  | ({
      type: 'comparison'
      collections: { name: string; text: string; picture: Photo; points: string[] }[]
    } & Headed)
  | ({ type: 'doorStyles'; styles: Sample[] } & Headed)
  | ({ type: 'swatches'; swatches: Sample[]; note?: string } & Headed)
  | ({ type: 'glassDesigns'; designs: Sample[]; panelHeading: string; panel: Point[] } & Headed)
  | ({
      type: 'roofGlass'
      glasses: { name: string; description: string; picture: Photo; rows: GlassTable }[]
    } & Headed)
  | ({ type: 'tripleGlazed'; rows: GlassTable } & Headed)
  | ({ type: 'ambiMax'; body: string[]; products: { name: string; description: string }[] } & Headed)
  | ({ type: 'faq'; questions: { question: string; answer: string }[] } & Headed)
  | ({ type: 'ranges'; ranges: { label: string; text: string; figure?: string; picture: Photo }[] } & Headed)

/** One product, or the page that stands above several. */
export interface Chapter {
  name: string
  heading: string
  intro?: string
  photo?: Photo
  sections: PrintedSection[]
}

export interface Company {
  brand: string
  shortBrand: string
  legalLine: string
  companyNumber: string
  vatNumber: string
  copyrightYear: number
  phone: string
  phoneHref: string
  mobile: string
  whatsappNumber: string
  email: string
  street: string
  town: string
  county: string
  postcode: string
  region: string
  pictureNote?: string
  hours: { label: string; text: string }[]
  emergency: string
}

/** The last page, alike in all brochures but for the invitation. */
export interface Closing {
  invitation: Headed
  process: Headed & { steps: { number: number; title: string; text: string; picture: Photo }[] }
  figures: Figure[]
  coverage: Headed
  areas: string[]
}

/** What the firm calls its parts: data/wording/brochures.json. */
export type Words = typeof import('../../../data/wording/brochures.json')

export interface Brochure {
  file: string
  title: string
  summary: string
  keywords: string[]
  /** Address of the page on the site. */
  url: string
  /** One picture, or three side by side. */
  cover: Photo[]
  chapters: Chapter[]
  closing: Closing
  company: Company
  words: Words
}
