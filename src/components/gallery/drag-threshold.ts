/** Drag distance in pixels that counts as a swipe: specification, section 9. */
export const DRAG_THRESHOLD = 10
