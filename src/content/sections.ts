import type { AnyObjectSchema, Schema } from 'yup'
import { drawing } from './drawings'
import {
  action,
  anchor,
  choice,
  derived,
  list,
  optional,
  optionalFlag,
  optionalList,
  optionalText,
  path,
  picture,
  shape,
  shared,
  slug,
  target,
  text,
  whole,
} from './fields'
import { measureFields } from './measure'
import { openingRanges } from './openings'
import { shortlistSchema } from './shortlist'

/**
 * One entry per kind of section: the key is the `type` written in the JSON, the value its fields. GraphQL names follow:
 * `productGrid` becomes `ProductGridSection`. Fields of the same name must have the same type and the same
 * "required or not" in all sections, because the page query spreads them all over one union.
 */
const base = { id: anchor(), heading: text(), intro: optionalText() }

const question = () => shape('Question', { question: text(), answer: text() })

const figure = () => shape('Figure', { value: text(), unit: optionalText(), caption: text() })

/** A second picture from the same place, which the visitor uncovers by dragging a line across the first. */
const pair = () => optional(shape('PicturePair', { picture: picture(), label: text(), own: text() }))

const sectionFields = define({
  /** The page's first section; its heading is the h1. `layout`: panes = picture under glazing bars, or several pictures in a row, split = text beside a picture, wide = the same under a large number (404), plain = no picture, slim = the same as low as can be, where what follows is to lead, full = a picture as wide as the window with the words on a plate let into its corner, sill = the same with the finishes in a row below the picture. */
  hero: {
    ...base,
    layout: choice('panes', 'split', 'wide', 'plain', 'slim', 'full', 'sill'),
    eyebrow: optionalText(),
    badge: optionalText(),
    photo: optional(picture()),
    pair: pair(),
    /** Several pictures in a row above the words, as the panes of one window. */
    panes: optionalList(
      shape('HeroPane', {
        picture: picture(),
        wide: optionalFlag(),
        focus: whole(0, 100).notRequired(),
        level: whole(0, 100).notRequired(),
      }),
    ),
    /** The emergency service stands beside the words: its number, and what to do at this hour. */
    emergency: optional(action()),
    /** The finish in which the picture stands ready, where visitors can have others (data/paint); without it none are offered. */
    finish: slug().notRequired(),
    /** Where the product stands in the picture, in per cent from its left edge: a phone's crop has it in the middle. */
    focus: whole(0, 100).notRequired(),
    /** The same from its upper edge: a wide window's crop has it in sight. */
    level: whole(0, 100).notRequired(),
    /**
     * How large a phone shows it, in per cent of the picture that fills the place; one that cannot be painted loses its foot. Less than
     * 100 makes the picture less high, so that a wide window is clear of the arrow in its corner.
     */
    zoom: whole(80, 150).notRequired(),
    /** With sill: the words' plate is let into the picture's upper right corner, because the product stands at its left. */
    plateRight: optionalFlag(),
    /**
     * With sill, for a product that stands near its picture's left edge: so much of the wall there is carried on, in per cent of the
     * picture's width, as its mirror image; only where nothing in it shows that it is mirrored.
     */
    wing: whole(1, 30).notRequired(),
    actions: optionalList(action()),
  },
  /** A strip of two to five large figures with their units. */
  figures: {
    id: anchor(),
    label: text(),
    figures: list(figure()),
  },
  brands: {
    ...base,
    brands: list(
      shape('Brand', {
        name: text(),
        mark: text(),
        to: target(),
      }),
    ),
  },
  productGrid: {
    ...base,
    tiles: list(
      shape('ProductTile', {
        title: text(),
        text: text(),
        to: target(),
        wide: optionalFlag(),
        picture: picture(),
        /** Where the product stands in it, in per cent from the left edge: upright tiles keep it in sight. */
        focus: whole(0, 100).notRequired(),
      }),
    ),
  },
  steps: {
    ...base,
    steps: list(
      shape('ProcessStep', {
        number: whole(1, 9),
        title: text(),
        text: text(),
        icon: choice('survey', 'making', 'fitting'),
        picture: picture(),
      }),
    ),
  },
  /** One picture, edge to edge. */
  banner: { id: anchor(), caption: optionalText(), picture: picture() },
  /** One detail, as wide as the window, with its words below. */
  closeUp: {
    ...base,
    picture: picture(),
    pair: pair(),
    /** A thing that is seen whole: its picture keeps its shape, and on a desktop the words stand beside it. */
    isWhole: optionalFlag(),
    /** Where the detail is, in per cent from the upper edge: crops keep it in sight. */
    level: whole(0, 100).notRequired(),
  },
  /** A product that visitors open and shut: the frames of data/strips/<strip>, over its first picture. */
  openIt: {
    ...base,
    strip: slug(),
    /** Its first frame, and its last, which those without script see beside it. */
    shut: picture(),
    open: picture(),
    stops: list(
      shape('StripStop', {
        frame: whole(0, 98),
        label: text(),
        /** What one turns or pulls for it, drawn small above the label. */
        drawing: optional(drawing()),
      }),
    ),
    startsOpen: optionalFlag(),
    /** Where it rests at first, if that is neither shut nor open: a frame, and the picture of it. */
    rest: optional(shape('StripRest', { frame: whole(1, 98), picture: picture() })),
  },
  /** One large drawing with its dimensions, and the figures that go with it. `layout`: where the drawing stands. */
  drawn: {
    ...base,
    layout: choice('left', 'right', 'small', 'wide'),
    drawing: drawing(),
    /** What the drawing shows, for those who cannot see it. */
    alt: text(),
    facts: optionalList(figure()),
    points: optionalList(text()),
    note: optionalText(),
  },
  /** Choices as a row of drawings to one scale. With `allLabel` those that have a text come first and large; all of them stand in their groups behind that label. */
  arrangements: {
    ...base,
    /** What of the product visitors choose here: it is said in the closing invitation and the quote. Without it they only look. */
    part: choice('style', 'layout').notRequired(),
    /** Title of the one that the page's pictures show: it is chosen at first. */
    first: optionalText(),
    allLabel: optionalText(),
    choices: list(
      shape('Arrangement', {
        title: text(),
        text: optionalText(),
        /** Choices of the same group stand in a row of their own. */
        group: optionalText(),
        drawing: drawing(),
      }),
    ),
    note: optionalText(),
    actions: optionalList(action()),
  },
  /** The page's finishes as fields of colour to choose from, beside a picture that can be painted (`finish`: the one in which it stands ready), without one as wide as the page. */
  finishPhoto: {
    ...base,
    photo: optional(picture()),
    finish: slug().notRequired(),
    note: optionalText(),
  },
  /** Styles to choose from, each a photograph; one that can be painted takes on the finish that the page shows. */
  styleChoice: {
    ...base,
    photos: list(shape('StylePhoto', { title: text(), text: optionalText(), picture: picture() })),
    hasColourNote: optionalFlag(),
    actions: optionalList(action()),
  },
  /** Running text, with or without a picture beside it. `folded`: closed until the visitor opens it. */
  story: {
    ...base,
    folded: optionalFlag(),
    body: list(text()),
    photo: optional(picture()),
    /** Where its subject stands, in per cent from the left edge: a phone's crop is square round it. */
    focus: whole(0, 100).notRequired(),
    /** The same from its upper edge: a phone's crop, twice as wide as high where no focus is given, keeps it whole. */
    level: whole(0, 100).notRequired(),
    side: choice('left', 'right', 'none'),
    points: optionalList(text()),
    actions: optionalList(action()),
  },
  coverage: {
    ...base,
    body: list(text()),
    areas: shared('ServiceAreasFile.home'),
    map: shared('MapFile'),
    postcodes: shared('ServiceAreasFile.postcodes'),
  },
  /** All voices, or only one; `isDark`: on green. `photo`: what the first voice is about, beside them. */
  testimonials: {
    ...base,
    only: optionalText(),
    isDark: optionalFlag(),
    photo: optional(picture()),
    testimonials: shared('TestimonialsFile.items'),
  },
  /** Phone, hours, areas and the embedded quote form. `formOnly`: the facts stand elsewhere on the page; `leads`: the page’s first section, whose heading is the h1, with the number below it. */
  contact: {
    ...base,
    leads: optionalFlag(),
    actions: optionalList(action()),
    body: list(text()),
    formOnly: optionalFlag(),
    questionsHeading: optionalText(),
    questions: optionalList(question()),
    /** Stands below the words on a desktop. */
    photo: optional(picture()),
    areas: shared('ServiceAreasFile.contact'),
  },
  /** Every fact, once, beside the map. */
  findUs: {
    ...base,
    appointments: text(),
    ways: list(text()),
    directionsLabel: text(),
    areas: shared('ServiceAreasFile.contact'),
    map: shared('MapFile'),
  },
  /** Titled points. `columns`: a grid divided by lines; `rows`: title left, text right. */
  features: {
    ...base,
    folded: optionalFlag(),
    layout: choice('columns', 'rows', 'pictures'),
    features: list(
      shape('Feature', {
        title: text(),
        text: text(),
        photo: optional(picture()),
        /** Where the point leads. */
        more: optional(action()),
      }),
    ),
    actions: optionalList(action()),
  },
  /** A plain list of short facts, in two columns. */
  checklist: { ...base, folded: optionalFlag(), points: list(text()), actions: optionalList(action()) },
  /** Tables of figures, and lists of features below them. */
  specification: {
    ...base,
    folded: optionalFlag(),
    tables: optionalList(
      shape('SpecificationTable', {
        caption: text(),
        columns: list(text()),
        rows: list(
          shape('SpecificationRow', {
            cells: list(text()),
            /** Where products are compared: the page of the product in this row, and its picture. */
            to: target().notRequired(),
            picture: optional(picture()),
            /** What the row is about, small at its end. */
            drawing: optional(drawing()),
          }),
        ),
      }),
    ),
    points: optionalList(text()),
    note: optionalText(),
    /** Stands beside a table of few words, as high as that is. */
    photo: optional(picture()),
    /** Where its subject stands, in per cent from the left edge. */
    focus: whole(0, 100).notRequired(),
  },
  /** Pictures with names: details of a product, styles of a collection. In panes, or as a carousel. */
  gallery: {
    ...base,
    carousel: optionalFlag(),
    pictures: list(
      shape('GalleryPicture', {
        name: text(),
        text: optionalText(),
        picture: picture(),
        focus: whole(0, 100).notRequired(),
        level: whole(0, 100).notRequired(),
      }),
    ),
  },
  doorStyles: {
    ...base,
    styles: shared('DoorStylesFile.items'),
    colours: shared('CompositeColoursFile.items'),
  },
  glassDesigns: {
    ...base,
    designs: shared('GlassDesignsFile.items'),
    first: slug().notRequired(),
    panelHeading: text(),
    panel: list(shape('GlassPanelItem', { title: text(), text: text() })),
  },
  /** A colour list. `list` names the data file it comes from. */
  swatches: {
    ...base,
    list: choice(
      'composite-colours',
      'door-finishes',
      'r7-colourways',
      'r9-colourways',
      'window-swatches',
      'offer-colours',
      'furniture-finishes',
    ),
    layout: choice('grid', 'carousel', 'names', 'large'),
    first: slug().notRequired(),
    note: optionalText(),
    swatches: shared('@list'),
  },
  /** Two collections side by side. */
  comparison: {
    ...base,
    collections: list(
      shape('Collection', {
        name: text(),
        text: text(),
        to: target(),
        picture: picture(),
        focus: whole(0, 100).notRequired(),
        /** How much there is to choose from, set large; `points`: what all of its doors have. */
        figures: list(figure()),
        points: list(text()),
        actions: list(action()),
      }),
    ),
  },
  /** The six roof glass types, each with its specification table. */
  /** The roof glasses, each seen in the roof of `view`; `roof` is the outline of its glass in the picture's pixels, as an SVG path. */
  roofGlass: { ...base, view: picture(), roof: text(), glasses: shared('RoofGlassFile.items') },
  tripleGlazed: { ...base, rows: shared('RoofGlassFile.tripleGlazed') },
  ambiMax: { ...base, body: list(text()), products: shared('RoofGlassFile.ambiMax') },
  callToAction: {
    ...base,
    tone: choice('moss', 'stone', 'ink'),
    /** Stands beside the words, except on a phone; `finish`: the one in which it stands ready, where it can be painted (data/paint). */
    photo: optional(picture()),
    finish: slug().notRequired(),
    /** Where the product stands in it, in per cent from the left edge: crops keep it in sight. */
    focus: whole(0, 100).notRequired(),
    /** Another view of the product in that finish: it stands there as long as the page shows no other. */
    otherView: optional(shape('ClosingView', { picture: picture(), focus: whole(0, 100).notRequired() })),
    /** Roof glass in it, as an outline in a picture 1600 wide and 1200 high: it takes on the tint that the page shows. */
    glazing: optionalText(),
    /** What is asked for, where a product's page says it in the heading's place, with what the visitor has chosen. */
    subject: optionalText(),
    actions: list(action()),
  },
  /** A single line across the page that leads somewhere. */
  notice: { id: anchor(), text: text(), to: target() },
  faq: { ...base, withoutCall: optionalFlag(), questions: list(question()) },
  /** Ways on to other pages, with a line about each. */
  related: {
    ...base,
    links: list(
      shape('RelatedLink', {
        label: text(),
        text: text(),
        to: target(),
      }),
    ),
  },
  /** Ways on, each with the picture of the page it leads to. */
  ranges: {
    ...base,
    /** On another product's page: a row, as it is without this, the first one large, or a list to compare by their figures. */
    form: choice('row', 'lead', 'list').notRequired(),
    ranges: list(
      shape('RangeTile', {
        label: text(),
        text: text(),
        figure: optionalText(),
        /** Where the product stands in the picture, in per cent from its left edge: crops keep it whole. */
        focus: whole(0, 100).notRequired(),
        to: target(),
        picture: picture(),
        /** It belongs to the first of the list, and stands with that, apart from the others. */
        within: optionalFlag(),
      }),
    ),
  },
  serviceCatalogue: {
    ...base,
    searchPlaceholder: text(),
    cardHint: text(),
    tabs: list(shape('ServiceTab', { label: text(), categories: optionalList(text()) })),
    requestHeading: text(),
    requestIntro: text(),
    /** How all services are sorted on the first tab: each group with the categories in it, and a picture. */
    groups: list(shape('ServiceGroup', { title: text(), picture: picture(), categories: list(text()) })),
    services: shared('ServicesFile.items'),
    categories: shared('ServiceCategoriesFile.items'),
  },
  /** Three cards of links on the not-found page. */
  signposts: {
    ...base,
    signposts: list(shape('Signpost', { title: text(), links: list(action()) })),
    actions: list(action()),
  },
  /** Legal and privacy pages: headed paragraphs. */
  clauses: { ...base, clauses: list(shape('Clause', { title: text(), body: list(text()) })) },
  /** The door designer: its lists, the local offers' pages, and a way to send the door. */
  doorChoices: {
    ...base,
    styles: shared('DoorStylesFile.items'),
    designs: shared('GlassDesignsFile.items'),
    colours: shared('CompositeColoursFile.items'),
    furniture: shared('FurnitureFinishesFile.items'),
    offerStyles: shared('OfferStylesFile.items'),
    offerColours: shared('OfferColoursFile.items'),
    offers: derived(list(action()), 'the files of data/offers'),
    sendLabel: text(),
  },
  /** A width and a height to type or drag, and what each range of doors makes of them, drawn to scale. */
  opening: {
    ...base,
    /** The page of the range that is chosen at first, and the size that is drawn. */
    chosen: path(),
    width: whole(600, 9000),
    height: whole(600, 3500),
    openings: openingRanges(),
    facts: optionalList(figure()),
    /** What else visitors choose of the page's own doors: the drawing follows. */
    options: optionalList(
      shape('DoorOptions', {
        part: choice('style', 'layout'),
        title: text(),
        members: list(
          shape('DoorOption', {
            title: text(),
            /** What fills each leaf. */
            leaf: choice('glazed', 'barred', 'half', 'panel').notRequired(),
            /** Fixed panels beside the leaves, and a fixed light above them. */
            beside: choice('left', 'right', 'both').notRequired(),
            above: optionalFlag(),
            /** Where the moving pane goes, seen from outside. */
            slides: choice('left', 'right').notRequired(),
          }),
        ),
      }),
    ),
    tableHeading: text(),
    sendLabel: text(),
    note: optionalText(),
  },
  /** Layouts of a window, of which visitors choose one and its size: drawn to scale in the finish that they chose, beside a person. */
  windowSize: {
    ...base,
    /** At first each layout is drawn as large as in the data. */
    layouts: list(
      shape('WindowLayout', {
        slug: slug(),
        title: text(),
        /** As the closing line has it, where that is not the title: 'for a dormer'. */
        said: optionalText(),
        text: optionalText(),
        drawing: drawing(),
      }),
    ),
    first: slug().notRequired(),
    note: optionalText(),
    sendLabel: text(),
  },
  /** Where to put the tape, drawn step by step, with room for what the visitor has measured; its heading is the h1. */
  measure: { ...base, ...measureFields() },
  /** House fronts whose door and windows visitors paint together; its heading is the h1. */
  streetFront: {
    ...base,
    fronts: list(
      shape('StreetFront', {
        /** What the address calls it. */
        slug: slug(),
        name: text(),
        /** The style of its door and of its windows, as the end of a sentence. */
        shows: text(),
        picture: picture(),
        /** The finishes in which the picture stands ready: of the composite colours, and of the window swatches. */
        door: slug(),
        windows: slug(),
        /** The windows that such a house has. */
        range: action(),
      }),
    ),
    doorRange: action(),
    colours: shared('CompositeColoursFile.items'),
    windowColours: shared('WindowSwatchesFile.items'),
    note: optionalText(),
    sendLabel: text(),
    scriptNote: text(),
  },
  /** What the visitor has kept, side by side: on their device alone. */
  shortlist: {
    ...base,
    openings: openingRanges(),
    things: shortlistSchema(),
    emptyHeading: text(),
    emptyText: text(),
    /** Where to find something to keep, each with a picture, and other ways on. */
    browse: list(shape('ShortlistWay', { label: text(), to: target(), picture: picture() })),
    actions: optionalList(action()),
    sendLabel: text(),
    printLabel: text(),
    scriptNote: text(),
  },
  /** An enquiry form in the page, and below it what happens next, step by step. */
  enquiry: { ...base, body: list(text()), services: shared('ServicesFile.items') },
})

/** Keeps the keys as a type. (`satisfies` would too, but Gatsby compiles this file with a parser that does not know it.) */
function define<F extends Record<string, Record<string, Schema>>>(fields: F) {
  return fields
}

export type SectionKind = keyof typeof sectionFields

export const SECTION_KINDS = Object.keys(sectionFields) as SectionKind[]

/** GraphQL name of a section kind: `productGrid` → `ProductGridSection`. */
export function sectionTypeName(kind: string) {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Section`
}

/** Schema of each kind of section, by the `type` that the JSON writes. */
export const sectionSchemas = Object.fromEntries(
  SECTION_KINDS.map((kind) => [
    kind,
    shape(sectionTypeName(kind), { type: choice(kind), ...sectionFields[kind] }),
  ]),
) as unknown as Record<SectionKind, AnyObjectSchema>
