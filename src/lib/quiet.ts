/** How long after it has loaded a page that nobody touches keeps its scripts waiting, in ms. */
export const QUIET_MS = 6000
