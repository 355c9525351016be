/** Seconds per million pixel samples before anything has been timed: for scenes, and for painted pictures (pixels only). */
const USUAL_RATE = { scene: 6, paint: 12 }

/** Fixed cost in seconds, however small the picture: Blender starts, the scene is built. */
const START = { scene: 8, paint: 1 }

/**
 * How long a shot will probably take: what it took last time, scaled by pixels and samples; else at the rate of shots of
 * the same module, of the same kind, or the usual one.
 *
 * @param {import('./shots.mjs').Shot} shot
 * @param {import('./shots.mjs').Shot[]} shots
 * @param {Record<string, import('./record.mjs').Made>} record
 * @returns {number} seconds
 */
export function estimate(shot, shots, record) {
  const rates = (alike) =>
    shots
      .filter((other) => alike(other) && record[other.picture]?.seconds !== undefined)
      .map((other) => rateOf(record[other.picture], START[kindOf(other)]))
  const kind = kindOf(shot)
  const known = [
    rates((other) => other.picture === shot.picture),
    rates((other) => other[kind] === shot[kind]),
    rates((other) => other[kind] !== undefined),
  ].find((list) => list.length > 0)
  return START[kind] + work(shot) * (known ? median(known) : USUAL_RATE[kind])
}

function kindOf(shot) {
  return shot.scene === undefined ? 'paint' : 'scene'
}

/** At least a tenth counts as work: the fixed cost is only typical and may be lower. */
function rateOf(made, start) {
  return Math.max(made.seconds - start, made.seconds / 10) / work(made)
}

/** Millions of pixel samples. */
function work({ size: [width, height], samples = 1 }) {
  return (width * height * samples) / 1e6
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * A duration in short form: 48s, 1m52s, 1h10m.
 *
 * @param {number} seconds
 */
export function inWords(seconds) {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}s`
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}m${String(whole % 60).padStart(2, '0')}s`
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}m`
}
