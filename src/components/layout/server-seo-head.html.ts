export { SeoHead as ServerSeoHead } from './seo-head'
