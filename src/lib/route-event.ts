/**
 * Dispatched on the window when the address has changed, by Gatsby's router or by a part of the page; `popstate` covers only Back
 * and Forward.
 */
export const ROUTE_EVENT = 'site:route'
