/** The corners of a map, each as "latitude, longitude". */
interface Frame {
  readonly northWest: string
  readonly southEast: string
  /** Units of the drawing to a degree of latitude, where they are not those of the whole area. */
  readonly scale?: number
}

/** Units of the drawing to a degree of latitude. */
const SCALE = 1000

/**
 * Where a place stands on a map, in its units from the upper left corner. Over so small a part of the country a degree of longitude
 * is taken as equally wide everywhere: at the middle of the map.
 */
export function project(place: string, { northWest, southEast, scale = SCALE }: Frame) {
  const [north, west] = degrees(northWest)
  const [south] = degrees(southEast)
  const [latitude, longitude] = degrees(place)
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180)
  return { x: Math.round((longitude - west) * narrowing * scale), y: Math.round((north - latitude) * scale) }
}

/** The width and height of a map. */
export function sizeOf(frame: Frame) {
  const { x, y } = project(frame.southEast, frame)
  return { width: x, height: y }
}

/** How far a close map reaches from its middle, in degrees of latitude, and how much larger it is than that of the whole area. */
const CLOSE = { reach: 0.036, times: 8 }

/** The frame of a close map around a place. */
export function closeFrame(place: string): Frame {
  const [latitude, longitude] = degrees(place)
  const { reach, times } = CLOSE
  const corner = (up: number) => `${latitude + up * reach}, ${longitude - up * 2 * reach}`
  return { northWest: corner(1), southEast: corner(-1), scale: SCALE * times }
}

/** Whether a place lies in a frame. */
export function isWithin(place: string, frame: Frame) {
  const { x, y } = project(place, frame)
  const { width, height } = sizeOf(frame)
  return x > 0 && y > 0 && x < width && y < height
}

/** A line of places, "51.770, 0.098; 51.816, 0.158", as an SVG path with its bends rounded. */
export function outline(places: string, frame: Frame) {
  const points = places.split('; ').map((place) => project(place, frame))
  return points
    .map(({ x, y }, index) => {
      const next = points[index + 1]
      if (index === 0) return `M${x} ${y}`
      // Through the middle of each stretch, bent by the place between: a road has no corners.
      return next
        ? `Q${x} ${y} ${Math.round((x + next.x) / 2)} ${Math.round((y + next.y) / 2)}`
        : `L${x} ${y}`
    })
    .join('')
}

function degrees(place: string): [number, number] {
  const [latitude = 0, longitude = 0] = place.split(',').map(Number)
  return [latitude, longitude]
}
