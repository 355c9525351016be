import type { GatsbyConfig } from 'gatsby'
import { readCompany } from './src/content/read-company'
import { adapter } from './src/gatsby/adapter'
import { analyticsId } from './src/gatsby/analytics-id'
import { dataFolder } from './src/gatsby/data-folder'
import { FILLED_DATA } from './src/gatsby/filled-data'
import { hiddenPaths } from './src/gatsby/hidden-paths'
import { typeNameOf } from './src/gatsby/type-name'
import { siteUrl } from './src/gatsby/site-url'

const company = readCompany(dataFolder)

/** Where the functions answer while `npm run develop` serves the pages. */
const functions = process.env.FUNCTIONS_ORIGIN ?? 'http://localhost:8888'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  adapter: adapter(),
  proxy: [
    { prefix: '/api', url: functions },
    { prefix: '/.netlify/functions', url: functions },
  ],
  graphqlTypegen: {
    typesOutputPath: 'src/gatsby-types.d.ts',
    generateOnBuild: true,
    documentSearchPaths: ['./gatsby-node.ts', './src/gatsby/*.ts'],
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      // Scripts import the words of the site's own parts themselves: no query asks for them.
      options: { name: 'data', path: FILLED_DATA, ignore: ['**/.*', '**/wording/**'] },
    },
    { resolve: 'gatsby-transformer-json', options: { typeName: typeNameOf } },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      // WebP alone: every browser of the last years reads it, and AVIF would make a cold build take most of an hour.
      options: { defaults: { formats: ['webp'], placeholder: 'dominantColor', quality: 74 } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-styled-components',
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-sitemap',
      options: { excludes: hiddenPaths() },
    },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: company.brand,
        short_name: company.shortBrand,
        start_url: '/',
        display: 'browser',
        lang: 'en-GB',
        background_color: '#faf8f4',
        theme_color: '#20292b',
        icon: 'src/gatsby/icon.svg',
      },
    },
    ...(analyticsId
      ? [
          {
            resolve: 'gatsby-plugin-google-gtag',
            options: { trackingIds: [analyticsId], pluginConfig: { respectDNT: true } },
          },
        ]
      : []),
  ],
}

export default config
