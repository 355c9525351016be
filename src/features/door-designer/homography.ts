export type Point = readonly [x: number, y: number]
/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

/**
 * The CSS `matrix3d` that lays a box of `width` by `height` pixels (transform-origin at its top left) over four corners: the
 * projective map of a rectangle to a quadrilateral (Heckbert, "Fundamentals of Texture Mapping", 1989, section 2.2.3).
 * Undefined when the corners do not span a convex quadrilateral.
 */
export function matrixFor(width: number, height: number, corners: Corners): string | undefined {
  if (!isConvex(corners)) return undefined
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / determinant
  const h = (dx1 * dy3 - dx3 * dy1) / determinant
  const a = [x1 - x0 + g * x1, y1 - y0 + g * y1, g].map((value) => value / width)
  const b = [x3 - x0 + h * x3, y3 - y0 + h * y3, h].map((value) => value / height)
  const columns = [a[0]!, a[1]!, 0, a[2]!, b[0]!, b[1]!, 0, b[2]!, 0, 0, 1, 0, x0, y0, 0, 1]
  return `matrix3d(${columns.map((value) => Number(value.toFixed(8))).join(',')})`
}

function isConvex(corners: Corners) {
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 4]!
    const after = corners[(index + 2) % 4]!
    return (next[0] - corner[0]) * (after[1] - next[1]) - (next[1] - corner[1]) * (after[0] - next[0]) > 1
  })
}
