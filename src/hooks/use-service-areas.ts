import { graphql, useStaticQuery } from 'gatsby'

/** Towns of the home page's coverage list. */
export function useServiceAreas(): readonly string[] {
  const { serviceAreasFile } = useStaticQuery<Queries.ServiceAreasQuery>(graphql`
    query ServiceAreas {
      serviceAreasFile {
        home
      }
    }
  `)
  return serviceAreasFile?.home ?? []
}
