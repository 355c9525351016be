import type { ComponentType } from 'react'
import type { Section } from './section'

type Kind = Section['__typename']
type LoadSection = () => Promise<ComponentType<never>>

/**
 * The kinds of section that are hydrated, each with its import. All others stay static HTML: their links and dialog buttons are
 * handled for the whole document (src/components/layout/use-site-links.ts).
 */
const liveSections: Partial<Record<Kind, LoadSection>> = {
  ArrangementsSection: () => import('./arrangements').then(({ ArrangementsSection }) => ArrangementsSection),
  ContactSection: () => import('./contact').then(({ ContactSection }) => ContactSection),
  CoverageSection: () => import('./coverage').then(({ CoverageSection }) => CoverageSection),
  DoorChoicesSection: () => import('./door-choices').then(({ DoorChoicesSection }) => DoorChoicesSection),
  DoorStylesSection: () => import('./door-styles').then(({ DoorStylesSection }) => DoorStylesSection),
  EnquirySection: () => import('./enquiry').then(({ EnquirySection }) => EnquirySection),
  FinishPhotoSection: () => import('./finish-photo').then(({ FinishPhotoSection }) => FinishPhotoSection),
  GallerySection: () => import('./gallery').then(({ GallerySection }) => GallerySection),
  GlassDesignsSection: () => import('./glass-designs').then(({ GlassDesignsSection }) => GlassDesignsSection),
  MeasureSection: () => import('./measure').then(({ MeasureSection }) => MeasureSection),
  OpenItSection: () => import('./open-it').then(({ OpenItSection }) => OpenItSection),
  OpeningSection: () => import('./opening').then(({ OpeningSection }) => OpeningSection),
  RoofGlassSection: () => import('./roof-glass').then(({ RoofGlassSection }) => RoofGlassSection),
  ServiceCatalogueSection: () =>
    import('./service-catalogue').then(({ ServiceCatalogueSection }) => ServiceCatalogueSection),
  ShortlistSection: () => import('./shortlist').then(({ ShortlistSection }) => ShortlistSection),
  StreetFrontSection: () => import('./street-front').then(({ StreetFrontSection }) => StreetFrontSection),
  StyleChoiceSection: () => import('./style-choice').then(({ StyleChoiceSection }) => StyleChoiceSection),
  WindowSizeSection: () => import('./window-size').then(({ WindowSizeSection }) => WindowSizeSection),
  SwatchesSection: () => import('./swatches').then(({ SwatchesSection }) => SwatchesSection),
}

/** How the code of a section is fetched; none: it stays as it is. The finishes by name, and those in the carousel, need nothing of the others. */
export function loadOf(section: Section): LoadSection | undefined {
  // Drawings that nobody chooses from do nothing.
  if (section.__typename === 'ArrangementsSection' && !section.part) return undefined
  if (section.__typename === 'SwatchesSection' && section.layout === 'names')
    return () => import('./finish-names').then(({ FinishNamesSection }) => FinishNamesSection)
  if (section.__typename === 'SwatchesSection' && section.layout === 'carousel')
    return () => import('./finish-carousel').then(({ FinishCarouselSection }) => FinishCarouselSection)
  return liveSections[section.__typename]
}

/** Heavy kinds: fetched after the visitor's first touch, scroll or key, not on sight alone. */
export const patientSections: readonly Kind[] = [
  'ArrangementsSection',
  'DoorChoicesSection',
  'DoorStylesSection',
  'MeasureSection',
  'OpenItSection',
  'OpeningSection',
  'StreetFrontSection',
  'StyleChoiceSection',
  'WindowSizeSection',
]
