import type { ComponentType } from 'react'
import { AmbiMaxSection } from './ambi-max'
import { ArrangementsSection } from './arrangements'
import { BannerSection } from './banner'
import { BrandsSection } from './brands'
import { CallToActionSection } from './call-to-action'
import { ChecklistSection } from './checklist'
import { ClausesSection } from './clauses'
import { CloseUpSection } from './close-up'
import { ComparisonSection } from './comparison'
import { ContactSection } from './contact'
import { CoverageSection } from './coverage'
import { DoorChoicesSection } from './door-choices'
import { DoorStylesSection } from './door-styles'
import { DrawnSection } from './drawn'
import { EnquirySection } from './enquiry'
import { FaqSection } from './faq'
import { FeaturesSection } from './features'
import { FiguresSection } from './figures'
import { FindUsSection } from './find-us'
import { FinishPhotoSection } from './finish-photo'
import { GallerySection } from './gallery'
import { GlassDesignsSection } from './glass-designs'
import { HeroSection } from './hero'
import { MeasureSection } from './measure'
import { NoticeSection } from './notice'
import { OpenItSection } from './open-it'
import { OpeningSection } from './opening'
import { WindowSizeSection } from './window-size'
import { ProductGridSection } from './product-grid'
import { RangesSection } from './ranges'
import { RelatedSection } from './related'
import { RoofGlassSection } from './roof-glass'
import { TripleGlazedSection } from './triple-glazed'
import type { Section } from './section'
import { ServiceCatalogueSection } from './service-catalogue'
import { ShortlistSection } from './shortlist'
import { SignpostsSection } from './signposts'
import { SpecificationSection } from './specification'
import { StepsSection } from './steps'
import { StorySection } from './story'
import { StreetFrontSection } from './street-front'
import { StyleChoiceSection } from './style-choice'
import { SwatchesSection } from './swatches'
import { TestimonialsSection } from './testimonials'

type Registry = { [Kind in Section['__typename']]: ComponentType<Extract<Section, { __typename: Kind }>> }

/** One line for each kind of section: its component. Its fields are spread in the fragment below. */
const registry: Registry = {
  AmbiMaxSection,
  ArrangementsSection,
  BannerSection,
  BrandsSection,
  CallToActionSection,
  ChecklistSection,
  ClausesSection,
  CloseUpSection,
  ComparisonSection,
  ContactSection,
  CoverageSection,
  DoorChoicesSection,
  DoorStylesSection,
  DrawnSection,
  EnquirySection,
  FaqSection,
  FeaturesSection,
  FiguresSection,
  FindUsSection,
  FinishPhotoSection,
  GallerySection,
  GlassDesignsSection,
  HeroSection,
  MeasureSection,
  NoticeSection,
  OpenItSection,
  OpeningSection,
  WindowSizeSection,
  ProductGridSection,
  RangesSection,
  RelatedSection,
  RoofGlassSection,
  ServiceCatalogueSection,
  ShortlistSection,
  SignpostsSection,
  SpecificationSection,
  StepsSection,
  StorySection,
  StreetFrontSection,
  StyleChoiceSection,
  SwatchesSection,
  TestimonialsSection,
  TripleGlazedSection,
}

/** A section, drawn by the component of its kind. */
export function AnySection(section: Section) {
  // The registry pairs each kind with its own component, which the type system cannot follow through a lookup.
  const Component = registry[section.__typename] as ComponentType<Section>
  return <Component {...section} />
}
