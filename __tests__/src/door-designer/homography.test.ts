import { matrixFor, type Corners } from '@/features/door-designer/homography'

/** Where a CSS matrix3d takes a point of its plane. */
function apply(matrix: string, x: number, y: number) {
  const m = matrix.slice('matrix3d('.length, -1).split(',').map(Number)
  const w = m[3]! * x + m[7]! * y + m[15]!
  return [(m[0]! * x + m[4]! * y + m[12]!) / w, (m[1]! * x + m[5]! * y + m[13]!) / w]
}

it.each<[string, Corners]>([
  [
    'itself',
    [
      [0, 0],
      [200, 0],
      [200, 400],
      [0, 400],
    ],
  ],
  [
    'a door seen from the left',
    [
      [40, 30],
      [130, 60],
      [128, 300],
      [42, 350],
    ],
  ],
  [
    'a door seen from below',
    [
      [60, 20],
      [140, 20],
      [180, 380],
      [20, 380],
    ],
  ],
])('lays the corners of a box on those of %s', (_, corners) => {
  const matrix = matrixFor(200, 400, corners)!
  const from = [
    [0, 0],
    [200, 0],
    [200, 400],
    [0, 400],
  ]
  from.forEach(([x, y], index) => {
    const [toX, toY] = apply(matrix, x!, y!)
    expect(toX).toBeCloseTo(corners[index]![0], 2)
    expect(toY).toBeCloseTo(corners[index]![1], 2)
  })
})

it('refuses corners that cross over or fall together', () => {
  expect(
    matrixFor(200, 400, [
      [200, 0],
      [0, 0],
      [200, 400],
      [0, 400],
    ]),
  ).toBeUndefined()
  expect(
    matrixFor(200, 400, [
      [0, 0],
      [0, 0],
      [200, 400],
      [0, 400],
    ]),
  ).toBeUndefined()
})
