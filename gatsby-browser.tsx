export { wrapPageElement } from './src/gatsby/wrap-page-element'
