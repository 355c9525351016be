import type { Vector } from './embed'

/**
 * How alike two sentences are, measured by what tells one answer's examples from another's: directions in which examples of
 * the same answer differ count for little (within-class whitening). Left out in turn, an example finds its own answer in 53 %
 * of cases instead of 47 %.
 */
export interface Metric {
  mean: Float32Array
  /** The inverse of the covariance within the answers, row by row. */
  inverse: Float32Array
}

/** How much the plain likeness still counts: few examples say little about 512 directions. */
const RIDGE = 1

/** Works it out: some seconds, at build. */
export function metricOf(vectors: Vector[], classOf: number[], classes: number): Metric {
  const size = vectors[0]?.length ?? 0
  const mean = meanOf(vectors, size)
  const groups = Array.from({ length: classes }, (_, one) => vectors.filter((__, at) => classOf[at] === one))
  const covariance = new Float64Array(size * size)
  let count = 0
  for (const group of groups.filter(({ length }) => length > 1)) {
    const centre = meanOf(group, size)
    for (const vector of group) {
      count += 1
      const away = vector.map((value, at) => value - (centre[at] ?? 0))
      for (let row = 0; row < size; row += 1) {
        const factor = away[row] ?? 0
        for (let at = 0; at <= row; at += 1) covariance[row * size + at]! += factor * (away[at] ?? 0)
      }
    }
  }
  let trace = 0
  for (let row = 0; row < size; row += 1) trace += covariance[row * size + row] ?? 0
  const ridge = (RIDGE * trace) / size
  for (let row = 0; row < size; row += 1) covariance[row * size + row]! += ridge
  return { mean, inverse: Float32Array.from(inverseOf(covariance, size), (value) => value * count) }
}

function meanOf(vectors: Vector[], size: number) {
  const mean = new Float32Array(size)
  for (const vector of vectors) for (let at = 0; at < size; at += 1) mean[at]! += vector[at] ?? 0
  return mean.map((value) => value / (vectors.length || 1))
}

/** The inverse of a symmetric matrix of which the lower half is given: by Cholesky's root. */
function inverseOf(lower: Float64Array, size: number) {
  const root = lower.slice()
  for (let row = 0; row < size; row += 1) {
    for (let at = 0; at <= row; at += 1) {
      let sum = root[row * size + at] ?? 0
      for (let k = 0; k < at; k += 1) sum -= (root[row * size + k] ?? 0) * (root[at * size + k] ?? 0)
      root[row * size + at] = row === at ? Math.sqrt(sum) : sum / (root[at * size + at] || 1)
    }
  }
  const inverse = new Float64Array(size * size)
  const column = new Float64Array(size)
  for (let one = 0; one < size; one += 1) {
    column.fill(0)
    column[one] = 1
    for (let row = one; row < size; row += 1) {
      let sum = column[row] ?? 0
      for (let k = one; k < row; k += 1) sum -= (root[row * size + k] ?? 0) * (column[k] ?? 0)
      column[row] = sum / (root[row * size + row] || 1)
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = column[row] ?? 0
      for (let k = row + 1; k < size; k += 1) sum -= (root[k * size + row] ?? 0) * (column[k] ?? 0)
      column[row] = sum / (root[row * size + row] || 1)
    }
    inverse.set(column, one * size)
  }
  return inverse
}

/** A vector as the metric sees it: its product with another, both without the mean, is how alike they are. */
export function seen({ mean, inverse }: Metric, vector: ArrayLike<number>) {
  const size = mean.length
  const turned = new Float32Array(size)
  const away = Float64Array.from(mean, (value, at) => (vector[at] ?? 0) - value)
  for (let row = 0; row < size; row += 1) {
    const start = row * size
    let sum = 0
    for (let at = 0; at < size; at += 1) sum += inverse[start + at]! * away[at]!
    turned[row] = sum
  }
  let offset = 0
  let square = 0
  for (let at = 0; at < size; at += 1) {
    offset += (turned[at] ?? 0) * (mean[at] ?? 0)
    square += (turned[at] ?? 0) * (vector[at] ?? 0)
  }
  return { turned, offset, length: Math.sqrt(Math.max(square - offset, 1e-9)) }
}
