/**
 * What searches, in one chunk: Gatsby would put what two async chunks share into a common chunk, together with the forms' libraries.
 * The dialog around it is a chunk of its own, which the not-found page does not need.
 */
export { NotFoundBody } from './not-found-body'
export { SearchBox } from './search-box'
