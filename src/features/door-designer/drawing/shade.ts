/** One light, from the upper left in front of the door; x right, y down, z towards the viewer. */
const LIGHT = { x: -0.42, y: -0.58, z: 0.7 }
const AMBIENT = 0.31
/** Steps of a level: twenty make twice the light. */
const STEP = 1 / 20

/**
 * How much lighter or darker a slope looks than the face.
 *
 * @param nx, ny the way the slope faces, in the plane of the door
 * @param tilt degrees from the plane
 */
export function levelOf(nx: number, ny: number, tilt: number) {
  const angle = (tilt * Math.PI) / 180
  const towards = nx * LIGHT.x + ny * LIGHT.y
  const direct = Math.max(0, Math.sin(angle) * towards + Math.cos(angle) * LIGHT.z) / LIGHT.z
  return Math.round(((1 - AMBIENT) * (direct - 1)) / STEP)
}

/** The level on a round part where it faces the light, where it looks straight out, and where it turns away. */
export function roundLevels(tilt: number): [number, number, number] {
  const towards = Math.hypot(LIGHT.x, LIGHT.y)
  const [x, y] = [LIGHT.x / towards, LIGHT.y / towards]
  return [levelOf(x, y, tilt), levelOf(-y, x, tilt), levelOf(-x, -y, tilt)]
}

/** The plane part of the light's direction, for gradients: from lit to turned away. */
export const ACROSS = {
  x: -LIGHT.x / Math.hypot(LIGHT.x, LIGHT.y),
  y: -LIGHT.y / Math.hypot(LIGHT.x, LIGHT.y),
}

/** A colour `level` steps lighter or darker. Light gains sheen too, or mouldings of a black door would not show. */
export function shade(hex: string, level: number) {
  const factor = Math.max(0.08, 1 + level * STEP)
  const sheen = Math.max(0, level) * STEP * 0.2
  const channels = [1, 3, 5].map((at) => {
    const linear = toLinear(parseInt(hex.slice(at, at + 2), 16) / 255)
    return Math.round(toEncoded(Math.min(1, linear * factor + sheen)) * 255)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** A colour between two, in encoded values. */
export function mix(from: string, to: string, share: number) {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)]
    return Math.round(a + (b - a) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function toLinear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toEncoded(value: number) {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}
