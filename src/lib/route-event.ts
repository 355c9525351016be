/** Dispatched on the window after every route update of Gatsby's; `popstate` covers only Back and Forward. */
export const ROUTE_EVENT = 'site:route'
