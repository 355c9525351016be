/** Under which name the browser keeps the visitor's shortlist. */
export const SHORTLIST_KEY = 'shortlist'
