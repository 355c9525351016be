import { derived, list, optionalList, optionalText, picture, shape, slug, text, whole } from '../fields'
import { pageFields } from './pages'

export const offer = shape('OfferFile', {
  ...pageFields,
  slug: slug(),
  badge: text(),
  headline: text(),
  heroPhoto: picture(),
  trustBadges: optionalList(text()),
  /** The style of the door of `heroPhoto`. All of the page shows it until the visitor chooses another. */
  door: slug(),
  /** Shown in the order section, and the badge among the four of the form. */
  orderHeading: text(),
  orderText: text(),
  formBadge: text(),
  /** The three blocks "Why choose us for composite doors". */
  reasonsHeading: optionalText(),
  reasons: optionalList(shape('OfferReason', { title: text(), text: text(), picture: picture() })),
  closingHeading: text(),
  closingText: text(),
  closingPhoto: picture(),
  whatsappMessage: text(),
  /** The one place that holds the supermarket's name. */
  supermarket: optionalText(),
  /** What the designer calls the offer. */
  shortName: text(),
  /** What the order form calls the advertisement. */
  adSource: text(),
  /** Place among the offers. */
  order: whole(1, 99).notRequired(),
})

export const offerTerms = shape('OfferTermsFile', {
  subheading: text(),
  price: whole(1, 100_000),
  recommendedPrice: whole(1, 100_000),
  saving: derived(whole(0, 100_000), 'price and recommendedPrice'),
  priceNote: text(),
  priceFacts: list(text()),
  orderButton: text(),
  callButton: text(),
  whatsappButton: text(),
  includedHeading: text(),
  included: list(shape('OfferInclusion', { title: text(), text: text() })),
  stylesHeading: text(),
  stylesIntro: text(),
  coloursHeading: text(),
  coloursIntro: text(),
  specificationHeading: text(),
  specification: list(shape('OfferSpecification', { value: text(), unit: optionalText(), caption: text() })),
  specificationBanner: text(),
  choiceHint: text(),
  whyHeading: text(),
  fittingPhoto: picture(),
  why: list(shape('OfferWhy', { title: text(), text: text() })),
  adSources: derived(list(text()), "the offers' adSource"),
})
