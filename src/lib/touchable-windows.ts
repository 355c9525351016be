/** The page, and the one around it where it stands in a frame: who has touched either is here to stay. */
export const touchableWindows =
  typeof window === 'undefined' ? [] : [...new Set([window, window.parent])].filter(isReachable)

/** A page of another origin is closed to its frames. */
function isReachable(one: Window) {
  try {
    return Boolean(one.document)
  } catch {
    return false
  }
}
