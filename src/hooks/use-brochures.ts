import { graphql, useStaticQuery } from 'gatsby'

/** Where the brochure PDFs are kept; a bucket's address may replace the site's own folder. */
const BROCHURES_URL = process.env.GATSBY_BROCHURES_URL || '/brochures'

/** Returns a function from a brochure route key ("/doors/composite") to the address of its PDF. */
export function useBrochures() {
  const { brochuresFile } = useStaticQuery<Queries.BrochuresQuery>(graphql`
    query Brochures {
      brochuresFile {
        items {
          route
          file
        }
      }
    }
  `)
  return function brochureUrl(route: string) {
    const entry = brochuresFile?.items.find((item) => item.route === route)
    if (!entry) throw new Error(`No brochure is listed for ${route} in data/brochures.json`)
    return `${BROCHURES_URL}/${entry.file}`
  }
}
