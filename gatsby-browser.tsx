export { wrapPageElement } from './src/gatsby/wrap-page-element'
export { onRouteUpdate } from './src/gatsby/on-route-update'
export { resumeAnalytics as onClientEntry } from './src/lib/google-tag'
export { replaceHydrateFunction } from './src/gatsby/hydrate'
export { shouldUpdateScroll } from './src/gatsby/keep-place'

/** Pages are fetched when the visitor turns to a link (src/lib/go-to.ts), not because a link is in sight. */
export const disableCorePrefetching = () => true
