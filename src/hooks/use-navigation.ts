import { graphql, useStaticQuery } from 'gatsby'

/** Header, footer and legal links, from data/navigation. */
export function useNavigation() {
  const { navigationFile } = useStaticQuery<Queries.NavigationQuery>(graphql`
    query Navigation {
      navigationFile {
        quote {
          label
          to
        }
        header {
          label
          to
          menu
          drawerLabel
          intro
          photo {
            ...SmallPicture
          }
          columns {
            title
            links {
              label
              to
            }
          }
        }
        footer {
          title
          links {
            label
            to
          }
        }
        legalLinks {
          label
          to
        }
      }
    }
  `)
  if (!navigationFile) throw new Error('data/navigation is missing from the build')
  return navigationFile
}

export type NavigationItem = ReturnType<typeof useNavigation>['header'][number]
