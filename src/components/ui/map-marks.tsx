import { project } from '@/lib/map-projection'

interface MarkProps {
  name: string
  x: number
  y: number
}

interface WayMarksProps {
  map: Queries.CoverageMapFragment
  frame: Parameters<typeof project>[1]
}

/** What helps to find the way on the close map: stops of the railway, junctions, and the names of roads and rivers upon them. */
export function WayMarks({ map, frame }: WayMarksProps) {
  return (
    <>
      {map.stations.map(({ name, at }) => (
        <Station key={name} name={name} {...project(at, frame)} />
      ))}
      {map.junctions.map(({ name, at }) => {
        const kind = map.lines.find((line) => line.name === name)?.kind
        const place = { name, ...project(at, frame) }
        if (!kind) return <Junction key={name} {...place} />
        return kind === 'river' ? <River key={name} {...place} /> : <Road key={name} kind={kind} {...place} />
      })}
    </>
  )
}

/** Named beyond its square. */
function Station({ name, x, y }: MarkProps) {
  return (
    <g data-station="">
      <rect x={x - 7} y={y - 7} width="14" height="14" />
      <text x={x} y={y} dx="-0.9em" dy="-0.5em" textAnchor="end">
        {name}
      </text>
    </g>
  )
}

function Junction({ name, x, y }: MarkProps) {
  return (
    <g data-junction="">
      <circle cx={x} cy={y} r="7" />
      <text x={x} y={y} dx="0.9em" dy="0.35em">
        {name}
      </text>
    </g>
  )
}

function River({ name, x, y }: MarkProps) {
  return (
    <text data-river="" x={x} y={y} textAnchor="middle">
      {name}
    </text>
  )
}

/** Its number on a plate, as signs have it. */
function Road({ name, kind, x, y }: MarkProps & { kind: string }) {
  const width = widthOf(name)
  return (
    <g data-plate={kind} transform={`translate(${x} ${y})`}>
      <rect x={`${-width / 2}em`} y="-0.8em" width={`${width}em`} height="1.6em" rx="3" />
      <text textAnchor="middle" dy="0.35em">
        {name}
      </text>
    </g>
  )
}

/** Where the firm is: its name in two lines on a plate at its right, off the road, and low, because the station is near. */
export function ClosePin({ name, x, y }: MarkProps) {
  const lastWord = name.lastIndexOf(' ')
  const lines = [name.slice(0, lastWord), name.slice(lastWord + 1)]
  const width = widthOf(lines.reduce((one, other) => (other.length > one.length ? other : one)))
  return (
    <g data-pin="" data-plate="" transform={`translate(${x} ${y})`}>
      <path d="M4 0L24 -10V10Z" />
      <rect x="22" y="-0.8em" width={`${width}em`} height="2.9em" rx="3" />
      <circle r="5" />
      <text transform="translate(22 0)" y="-0.7em">
        {lines.map((line) => (
          <tspan key={line} x="0.6em" dy="1.15em">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

/** Of the plate for some words, in units of their own size. */
function widthOf(words: string) {
  return words.length * 0.56 + 1.2
}
