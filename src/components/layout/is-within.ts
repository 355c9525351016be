/** Whether a page lies under one of the menu's; Internal Doors are named apart from the other doors. */
export function isWithin(pathname: string, to: string) {
  return to !== '/' && pathname.startsWith(`${to}/`) && pathname !== '/doors/internal'
}
