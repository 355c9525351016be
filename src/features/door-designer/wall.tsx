import words from '@data/wording/designer.json'

/** Walls on which the door may be seen; each is an SVG pattern in millimetres. */
export const WALLS = [
  { value: 'buff-brick', name: words.buffBrick },
  { value: 'red-brick', name: words.redBrick },
  { value: 'stock-brick', name: words.stockBrick },
  { value: 'render', name: words.render },
  { value: 'weatherboard', name: words.weatherboard },
] as const

export type WallName = (typeof WALLS)[number]['value']

/** A brick with its joint: 225 by 75 mm, as British brickwork is set out. */
const COURSE = { width: 225, height: 75, joint: 10 }

const BRICKS: Record<'buff-brick' | 'red-brick' | 'stock-brick', { bricks: string[]; mortar: string }> = {
  'buff-brick': {
    bricks: ['#b98b5f', '#c79a6c', '#ab7c53', '#cfa478', '#a06f4a', '#bd8f63'],
    mortar: '#cfc3ae',
  },
  'red-brick': {
    bricks: ['#84493a', '#8f5643', '#7a4336', '#9a604b', '#6f3d31', '#8a5140'],
    mortar: '#b5a797',
  },
  'stock-brick': {
    bricks: ['#b59a6a', '#a88d5f', '#c0a678', '#9b8258', '#b8a06f', '#8d7752'],
    mortar: '#b9ae9a',
  },
}

/** The pattern of one wall, for the `<defs>` of a drawing; `id` is what `fill="url(#…)"` names. */
export function WallPattern({ wall, id }: { wall: WallName; id: string }) {
  if (wall === 'render') {
    return (
      <pattern id={id} width="900" height="900" patternUnits="userSpaceOnUse">
        <rect width="900" height="900" fill="#e9e2d2" />
        <path d="M0 210h900M0 640h900" stroke="#e1d9c7" strokeWidth="140" opacity=".35" />
      </pattern>
    )
  }
  if (wall === 'weatherboard') {
    return (
      <pattern id={id} width="1200" height="150" patternUnits="userSpaceOnUse">
        <rect width="1200" height="150" fill="#2c2f31" />
        <rect width="1200" height="9" fill="#121415" />
        <rect y="9" width="1200" height="5" fill="#45494b" />
        <rect y="96" width="1200" height="54" fill="#26292b" />
      </pattern>
    )
  }
  const { bricks, mortar } = BRICKS[wall]
  const { width, height, joint } = COURSE
  const rows = [0, 1, 2, 3]
  const columns = [-1, 0, 1, 2]
  return (
    <pattern id={id} width={width * 3} height={height * 4} patternUnits="userSpaceOnUse">
      <rect width={width * 3} height={height * 4} fill={mortar} />
      {rows.flatMap((row) =>
        columns.map((column) => {
          // The bricks at both ends of a row are one brick, cut by the pattern's edge.
          const index = (((column + 3) % 3) * 5 + row * 7) % bricks.length
          const x = column * width + (row % 2 ? width / 2 : 0) + joint / 2
          return (
            <g key={`${row} ${column}`}>
              <rect
                x={x}
                y={row * height + joint / 2}
                width={width - joint}
                height={height - joint}
                rx="2"
                fill={bricks[index]}
              />
              <path
                d={`M${x} ${(row + 1) * height - joint / 2}h${width - joint}`}
                stroke="#000"
                strokeOpacity=".25"
                strokeWidth="3"
              />
            </g>
          )
        }),
      )}
    </pattern>
  )
}
