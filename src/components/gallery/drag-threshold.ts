/** How many pixels a picture must be dragged for the next one to be shown: specification, section 9. */
export const DRAG_THRESHOLD = 10
