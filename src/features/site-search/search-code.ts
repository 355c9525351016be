/**
 * All lazy-loaded code of the search in one chunk: Gatsby would put what two async chunks share into a common chunk, together with
 * the forms' libraries.
 */
export { NotFoundBody } from './not-found-body'
export { SearchDialog } from './search-dialog'
