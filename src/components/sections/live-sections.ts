import type { ComponentType } from 'react'
import type { Section } from './section'

type Kind = Section['__typename']
type LoadSection = () => Promise<ComponentType<never>>

/**
 * The kinds of section that do something, each with its code. All others are words and pictures: their HTML stays as it came,
 * because links and dialog buttons work by themselves (src/components/layout/use-site-links.ts).
 */
export const liveSections: Partial<Record<Kind, LoadSection>> = {
  ContactSection: () => import('./contact').then(({ ContactSection }) => ContactSection),
  CoverageSection: () => import('./coverage').then(({ CoverageSection }) => CoverageSection),
  DoorChoicesSection: () => import('./door-choices').then(({ DoorChoicesSection }) => DoorChoicesSection),
  DoorStylesSection: () => import('./door-styles').then(({ DoorStylesSection }) => DoorStylesSection),
  EnquirySection: () => import('./enquiry').then(({ EnquirySection }) => EnquirySection),
  GallerySection: () => import('./gallery').then(({ GallerySection }) => GallerySection),
  GlassDesignsSection: () => import('./glass-designs').then(({ GlassDesignsSection }) => GlassDesignsSection),
  OpeningSection: () => import('./opening').then(({ OpeningSection }) => OpeningSection),
  ServiceCatalogueSection: () =>
    import('./service-catalogue').then(({ ServiceCatalogueSection }) => ServiceCatalogueSection),
  ShortlistSection: () => import('./shortlist').then(({ ShortlistSection }) => ShortlistSection),
  SwatchesSection: () => import('./swatches').then(({ SwatchesSection }) => SwatchesSection),
}

/** Heavy kinds: a first look at their page fetches nothing of them, the first touch, scroll or key does. */
export const patientSections: readonly Kind[] = ['DoorChoicesSection', 'OpeningSection']
