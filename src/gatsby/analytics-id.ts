import { isPreview } from './site-url'

// Removed from the environment, from which pages, scripts and the security policy read it: a preview counts no visits,
// also where the id is set for every deploy.
if (isPreview) delete process.env.GATSBY_GA_ID

/** Id of the page-tagging analytics; without one the site has no tag. hold-back-analytics.tsx keeps it waiting for consent. */
export const analyticsId = process.env.GATSBY_GA_ID
