import { graphql, useStaticQuery } from 'gatsby'

/** Base of the brochure PDFs: the site's own folder, or the address of a bucket. */
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
