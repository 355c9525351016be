import { graphql } from 'gatsby'

/** One section of a page, as its query gives it. */
export type Section = Queries.PageSectionsFragment & {
  /** The section after it, which it shows beside its own picture. */
  readonly follows?: Queries.SwatchesSectionFragment
}

export const query = graphql`
  fragment PageSections on Section {
    __typename
    ...AmbiMaxSection
    ...ArrangementsSection
    ...BannerSection
    ...BrandsSection
    ...CallToActionSection
    ...ChecklistSection
    ...ClausesSection
    ...CloseUpSection
    ...ComparisonSection
    ...ContactSection
    ...CoverageSection
    ...DoorChoicesSection
    ...DoorStylesSection
    ...DrawnSection
    ...EnquirySection
    ...FaqSection
    ...FeaturesSection
    ...FiguresSection
    ...FindUsSection
    ...FinishPhotoSection
    ...GallerySection
    ...GlassDesignsSection
    ...HeroSection
    ...MeasureSection
    ...NoticeSection
    ...OpenItSection
    ...OpeningSection
    ...WindowSizeSection
    ...ProductGridSection
    ...RangesSection
    ...RelatedSection
    ...RoofGlassSection
    ...ServiceCatalogueSection
    ...ShortlistSection
    ...SignpostsSection
    ...SpecificationSection
    ...StepsSection
    ...StorySection
    ...StreetFrontSection
    ...StyleChoiceSection
    ...SwatchesSection
    ...TestimonialsSection
    ...TripleGlazedSection
  }
`
