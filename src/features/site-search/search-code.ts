/**
 * All of the search that comes late, in one piece: Gatsby puts what two late pieces share into a file with everything else
 * that late pieces share, the forms' libraries among it.
 */
export { NotFoundBody } from './not-found-body'
export { SearchDialog } from './search-dialog'
