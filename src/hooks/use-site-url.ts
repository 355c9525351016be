import { graphql, useStaticQuery } from 'gatsby'

/** Address that absolute links start with, without a trailing slash. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `)
  return site?.siteMetadata?.siteUrl ?? ''
}
