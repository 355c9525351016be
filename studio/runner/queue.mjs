/**
 * The order of work: a shot that lies over another comes after it.
 *
 * @param {import('./shots.mjs').Shot[]} wanted - in the preferred order
 * @param {import('./shots.mjs').Shot[]} shots
 * @param {(shot: import('./shots.mjs').Shot) => boolean} hasLight - whether a shot's light is there to be used
 * @returns {{ shot: import('./shots.mjs').Shot, lightOnly: boolean }[]} `lightOnly`: the picture itself was not asked for
 */
export function queueOf(wanted, shots, hasLight) {
  const queue = []
  const isQueued = (shot) => queue.some((entry) => entry.shot === shot)
  for (const shot of wanted) {
    const base = shots.find(({ picture }) => picture === shot.over)
    if (base && !isQueued(base)) {
      const lightOnly = !wanted.includes(base)
      if (!lightOnly || !hasLight(base)) queue.push({ shot: base, lightOnly })
    }
    if (!isQueued(shot)) queue.push({ shot, lightOnly: false })
  }
  return queue
}
