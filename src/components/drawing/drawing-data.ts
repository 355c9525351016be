/** A drawing as the data describe it: millimetres, counted from its foot upwards. */
export type DrawingData = Queries.DrawingFragment

/** One of its parts: a frame, a pane, a panel. */
export type PartData = DrawingData['parts'][number]
