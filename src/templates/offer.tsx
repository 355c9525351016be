import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Seo } from '@/components/layout/seo'
import { OfferPage } from '@/components/offer/offer-page'
import { useCompany } from '@/hooks/use-company'
import { useSiteUrl } from '@/hooks/use-site-url'
import { offerProduct, type Crumb } from '@/lib/json-ld'
import { socialPicturePath } from '@/lib/social-picture-path'

/** A local offer page. */
export default function OfferTemplate({
  data,
  pageContext,
}: PageProps<Queries.OfferTemplateQuery, { crumbs: Crumb[] }>) {
  const { brand } = useCompany()
  const siteUrl = useSiteUrl()
  const { offerFile: offer, offerTermsFile: terms, offerStylesFile: styles, offerColoursFile: colours } = data
  if (!offer || !terms || !styles || !colours) return null
  const { path, name, seo } = offer
  const facts = {
    name,
    summary: seo.description,
    category: 'Doors',
    brand,
    url: `${siteUrl}${path}`,
    image: `${siteUrl}${socialPicturePath(path)}`,
  }
  return (
    <>
      <Seo
        path={path}
        seo={seo}
        crumbs={pageContext.crumbs}
        photo={offer.socialPhoto}
        jsonLd={[offerProduct(facts, terms.price, siteUrl)]}
      />
      <Breadcrumb crumbs={pageContext.crumbs} />
      <OfferPage offer={offer} terms={terms} styles={styles.items} colours={colours.items} />
    </>
  )
}

export const query = graphql`
  query OfferTemplate($id: String!) {
    offerFile(id: { eq: $id }) {
      path
      name
      seo {
        title
        description
        keywords
      }
      socialPhoto {
        alt
      }
      ...Offer
    }
    offerTermsFile {
      ...OfferTerms
    }
    offerStylesFile {
      items {
        slug
        name
        description
        colour
        picture {
          ...CataloguePicture
          paint {
            name
            files
          }
        }
      }
    }
    offerColoursFile {
      items {
        slug
        name
        hex
        picture {
          ...CataloguePicture
        }
      }
    }
  }
`
