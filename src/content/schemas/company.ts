import { string } from 'yup'
import {
  action,
  choice,
  derived,
  email,
  list,
  mobileNumber,
  optional,
  optionalList,
  optionalText,
  phoneNumber,
  picture,
  point,
  points,
  shape,
  target,
  text,
  isTime,
  time,
  whole,
} from '../fields'

export const company = shape('CompanyFile', {
  brand: text(),
  shortBrand: text(),
  legalLine: text(),
  vatNumber: text(),
  companyNumber: text(),
  copyrightYear: whole(2000, 2100),
  siteUrl: text(),
  phone: phoneNumber(),
  phoneHref: derived(text(), 'phone'),
  phoneInternationalHref: derived(text(), 'phone'),
  /** The number that answers on WhatsApp. */
  mobile: mobileNumber(),
  whatsappNumber: derived(text(), 'mobile'),
  whatsappMessage: text(),
  email: email(),
  street: text(),
  town: text(),
  county: text(),
  postcode: text(),
  since: whole(1900, 2100),
  region: text(),
  /** What stands behind the firm's doors and windows, in a few words each. */
  proof: optionalList(text()),
  pictureNote: optionalText(),
  flipbookUrl: string().strict().url().notRequired(),
  designerUrl: string().strict().url().notRequired(),
  hours: list(
    shape('OpeningHours', {
      days: list(choice('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
      /** Without them the office is closed on these days. */
      opens: time(),
      closes: time(),
      /** Where they are left out, they follow from days and times. */
      label: optionalText().meta({ isDerived: true }),
      text: optionalText().meta({ isDerived: true }),
    }).test(
      'times',
      '${path} must have both opens and closes, with opens before closes, or neither',
      ({ opens, closes }) =>
        opens && closes ? !isTime(opens) || !isTime(closes) || opens < closes : !opens && !closes,
    ),
  ),
  hoursShort: derived(text(), 'hours'),
  emergency: text(),
})

const navigationItem = shape('NavigationItem', {
  label: text(),
  to: target(),
  /** The mega-menu of the item; without it the item is a plain link. */
  menu: choice('doors', 'windows', 'conservatories', 'services', 'internal').notRequired(),
  /** Whether the item is a group of the phone's drawer, and under which name. */
  drawerLabel: optionalText(),
  intro: optionalText(),
  photo: optional(picture()),
  columns: optionalList(shape('NavigationColumn', { title: text(), links: list(action()) })),
})

export const navigation = shape('NavigationFile', {
  header: list(navigationItem),
  quote: action(),
  footer: list(shape('FooterColumn', { title: text(), links: list(action()) })),
  legalLinks: list(action()),
})

/** The area in which the firm works, drawn by coverage-map.tsx. */
export const map = shape('MapFile', {
  frame: shape('MapFrame', { northWest: point(), southEast: point() }),
  home: point(),
  /** Middle of the close map of the way to the firm: between town and motorway. */
  close: point(),
  places: list(
    shape('MapPlace', { name: text(), at: point(), label: choice('left', 'right', 'above', 'below') }),
  ),
  regions: list(shape('MapRegion', { name: text(), at: point() })),
  /** Where one leaves the motorway, and the lines that lead on: named on the close map. */
  junctions: list(shape('MapJunction', { name: text(), at: point() })),
  /** Railway stations: on the close map, too. */
  stations: list(shape('MapStation', { name: text(), at: point() })),
  /** `at`: where its name stands. */
  lines: list(
    shape('MapLine', {
      name: text(),
      kind: choice('motorway', 'road', 'river', 'railway'),
      at: point(),
      points: points(),
    }),
  ),
  water: points(),
})
