export { wrapPageElement } from './src/gatsby/wrap-page-element'
export { onRenderBody } from './src/gatsby/on-render-body'
export { onPreRenderHTML } from './src/gatsby/on-pre-render-html'
