import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildArgs } from 'gatsby'
import { flipbookPath } from '../lib/flipbook-path'
import { writeBrochures } from './brochures'
import { flipbooks } from './create-flipbooks'
import { dataFolder } from './data-folder'
import { writeEditingScreen } from './editing-screen'
import { queryRunner } from './query-runner'
import { writeSearchIndex } from './search-index'
import { removeOldPages } from './remove-old-pages'
import { robotsTxt } from './robots-txt'
import { isPreview, siteUrl } from './site-url'
import { drawSocialPictures, type SocialPicture } from './social-pictures'

const PUBLIC = path.resolve('public')

interface PageForPicture {
  readonly path: string
  readonly name: string
  readonly socialPhoto?: { readonly src: { readonly absolutePath: string } } | null
}

/**
 * After the pages: what an earlier build left goes; robots.txt, the search's file, the brochures, the editing screen, and the social
 * picture of every page.
 */
export async function onPostBuild(args: BuildArgs) {
  const graphql = queryRunner(args)
  // Gatsby's own declarations call it a Function.
  const getState = args.store.getState as () => { pages: Map<string, unknown> }
  const old = await removeOldPages(PUBLIC, getState().pages.keys())
  if (old.length > 0) args.reporter.info(`Left by an earlier build, removed: ${old.join(', ')}`)
  await writeFile(path.join(PUBLIC, 'robots.txt'), robotsTxt(siteUrl, isPreview))
  await writeSearchIndex(PUBLIC)
  await writeBrochures(dataFolder, PUBLIC)
  await writeEditingScreen(dataFolder, PUBLIC)
  const data = await graphql<Queries.SocialPicturesQuery>(`
    query SocialPictures {
      allPageFile {
        nodes {
          path
          name
          socialPhoto {
            src {
              absolutePath
            }
          }
        }
      }
      allProductFile {
        nodes {
          path
          name
          socialPhoto {
            src {
              absolutePath
            }
          }
        }
      }
      allOfferFile {
        nodes {
          path
          name
          heroPhoto {
            src {
              absolutePath
            }
          }
        }
      }
      servicesFile {
        items {
          slug
          title
        }
      }
    }
  `)
  const pages: PageForPicture[] = [
    ...data.allPageFile.nodes,
    ...data.allProductFile.nodes,
    ...data.allOfferFile.nodes.map(({ path: to, name, heroPhoto }) => ({
      path: to,
      name,
      socialPhoto: heroPhoto,
    })),
    ...(data.servicesFile?.items ?? []).map(({ slug, title }) => ({
      path: `/services/${slug}`,
      name: title,
    })),
  ]
  pages.push(
    ...flipbooks().flatMap(({ route, file }) => {
      const product = pages.find(({ path: to }) => to === route)
      return product ? [{ ...product, path: flipbookPath(file), name: `${product.name}: brochure` }] : []
    }),
  )
  const wanted = pages.map(({ path: to, name, socialPhoto }): SocialPicture => ({
    path: to,
    title: name,
    photo: socialPhoto?.src.absolutePath,
  }))
  await drawSocialPictures(wanted, PUBLIC)
}
