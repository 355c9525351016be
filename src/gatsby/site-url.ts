import { readCompany } from '../content/read-company'
import { isTrial } from '../contracts/deploy-context'
import { dataFolder } from './data-folder'

/** True in every Netlify deploy that is not the public site: the build is for us, not for search engines. */
export const isPreview = isTrial(process.env.CONTEXT)

/** Address that absolute links start with, without a trailing slash. A preview names itself, never the live site. */
export const siteUrl = (
  (isPreview && process.env.DEPLOY_PRIME_URL) ||
  process.env.SITE_URL ||
  (!isPreview && process.env.URL) ||
  readCompany(dataFolder).siteUrl
).replace(/\/+$/, '')
