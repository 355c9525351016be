/** Name of the window's event after every change of page or address that Gatsby makes; `popstate` tells of Back and Forward only. */
export const ROUTE_EVENT = 'site:route'
