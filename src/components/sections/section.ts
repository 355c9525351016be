import { graphql } from 'gatsby'

/** One section of a page, as its query gives it. */
export type Section = Queries.PageSectionsFragment

export const query = graphql`
  fragment PageSections on Section {
    __typename
    ...AmbiMaxSection
    ...BannerSection
    ...BrandsSection
    ...CallToActionSection
    ...ChecklistSection
    ...ClausesSection
    ...ComparisonSection
    ...ContactSection
    ...CoverageSection
    ...DoorChoicesSection
    ...DoorStylesSection
    ...EnquirySection
    ...FaqSection
    ...FeaturesSection
    ...FiguresSection
    ...FindUsSection
    ...GallerySection
    ...GlassDesignsSection
    ...HeroSection
    ...NoticeSection
    ...ProductGridSection
    ...RangesSection
    ...RelatedSection
    ...RoofGlassSection
    ...ServiceCatalogueSection
    ...SignpostsSection
    ...SpecificationSection
    ...StepsSection
    ...StorySection
    ...SwatchesSection
    ...TestimonialsSection
    ...TripleGlazedSection
  }
`
