/**
 * Calls back once the next frame is on the screen: a press is answered where it was made first, and what follows from it on the rest of
 * the page is worked out after that.
 */
export function afterPaint(callback: () => void) {
  // The frame's own callbacks run before it is painted, a task of its own after that.
  requestAnimationFrame(() => setTimeout(callback))
}
