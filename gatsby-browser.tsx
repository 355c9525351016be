export { wrapPageElement } from './src/gatsby/wrap-page-element'
export { onRouteUpdate } from './src/gatsby/on-route-update'
export { resumeAnalytics as onClientEntry } from './src/lib/google-tag'
