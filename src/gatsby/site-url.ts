import { readCompany } from '../content/read-company'
import { dataFolder } from './data-folder'

/** True in a Netlify deploy preview or branch deploy: the build is for us, not for search engines. */
export const isPreview = process.env.CONTEXT === 'deploy-preview' || process.env.CONTEXT === 'branch-deploy'

/** Address that absolute links start with, without a trailing slash. A preview names itself, never the live site. */
export const siteUrl = (
  process.env.SITE_URL ||
  (isPreview ? process.env.DEPLOY_PRIME_URL : process.env.URL) ||
  readCompany(dataFolder).siteUrl
).replace(/\/+$/, '')
