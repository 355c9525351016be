import { graphql } from 'gatsby'
import styled from 'styled-components'
import { closeFrame, isWithin, outline, project, sizeOf } from '@/lib/map-projection'
import { media } from '@/theme/media'
import { color, font } from '@/theme/tokens'
import { ClosePin, WayMarks } from './map-marks'

interface CoverageMapProps {
  map: Queries.CoverageMapFragment
  /** What stands at the pin. */
  pin: string
  /** A place that the visitor asked about. */
  marked?: string
  /** Only the way to the firm, eight times as large. */
  isClose?: boolean
  className?: string
}

/** The area in which the firm works, drawn from data/map.json: towns, motorways and rivers where they are. */
export function CoverageMap({ map, pin, marked, isClose = false, className }: CoverageMapProps) {
  const frame = isClose ? closeFrame(map.close) : map.frame
  const { width, height } = sizeOf(frame)
  const home = project(map.home, frame)
  const places = map.places
    .filter(({ at }) => !isClose || isWithin(at, frame))
    .map((place) => ({ ...place, ...project(place.at, frame) }))
  const lines = map.lines.filter(({ kind }) => isClose || kind !== 'railway')
  // The close map has its own: WayMarks.
  const signs = isClose ? [] : [...lines, ...map.regions.map((sign) => ({ ...sign, kind: '' }))]
  return (
    <Sheet
      viewBox={`0 0 ${width} ${height}`}
      // The close one is seen whole, and its lines run on to the edges.
      preserveAspectRatio={`xMidYMid ${isClose ? 'meet' : 'slice'}`}
      data-close={isClose || undefined}
      role="img"
      aria-label={`Map: ${pin}, with ${places.map(({ name }) => name).join(', ')} around it`}
      className={className}
    >
      <rect width={width} height={height} />
      <path data-kind="water" d={`${outline(map.water, frame)}Z`} />
      {!isClose && (
        <g data-near="">
          {places.map(({ name, x, y }) => (
            <circle key={name} cx={x} cy={y} r={NEAR} />
          ))}
        </g>
      )}
      {lines.map(({ name, kind, points }) => (
        <g key={name}>
          <path data-kind={kind} d={outline(points, frame)} />
          {kind === 'railway' && <path data-sleepers="" d={outline(points, frame)} />}
        </g>
      ))}
      {isClose && <WayMarks map={map} frame={frame} />}
      {signs.map(({ name, kind, at }) => {
        const { x, y } = project(at, frame)
        return (
          <text
            key={name}
            data-line={kind || undefined}
            data-region={kind ? undefined : ''}
            x={x}
            y={y}
            textAnchor="middle"
          >
            {name}
          </text>
        )
      })}
      {places.map(({ name, x, y, label }) => (
        <g key={name} data-marked={name === marked || undefined}>
          <circle cx={x} cy={y} r="4.5" />
          <text x={x} y={y} {...SIDES[label]}>
            {name}
          </text>
        </g>
      ))}
      {isClose ? <ClosePin name={pin} {...home} /> : <Pin name={pin} {...home} />}
    </Sheet>
  )
}

/** Where the firm is. */
function Pin({ name, x, y }: { name: string; x: number; y: number }) {
  return (
    <g data-pin="" transform={`translate(${x} ${y})`}>
      <circle r="10" />
      <circle r="4" />
      <text x="16" dy="0.35em">
        {name}
      </text>
    </g>
  )
}

/** How far the tint round a place reaches, in units of the map: some eight kilometres. */
const NEAR = 70

/** Where a name stands beside its dot, in units of its own size. */
const SIDES: Record<string, { dx?: string; dy: string; textAnchor: 'start' | 'middle' | 'end' }> = {
  left: { dx: '-0.6em', dy: '0.35em', textAnchor: 'end' },
  right: { dx: '0.6em', dy: '0.35em', textAnchor: 'start' },
  above: { dy: '-0.7em', textAnchor: 'middle' },
  below: { dy: '1.35em', textAnchor: 'middle' },
}

/* Letters keep a readable size on a phone, where the same map is half as large. */
const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.stone};
  font: 500 15px/1 ${font.body};
  rect {
    fill: ${color.stone};
  }
  path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-near] {
    fill: ${color.brass};
    /* Of the group: where two meet it is no darker. */
    opacity: 0.16;
  }
  [data-kind='water'] {
    fill: ${color.water};
  }
  [data-kind='river'] {
    stroke: ${color.water};
    stroke-width: 6;
  }
  [data-kind='road'] {
    stroke: ${color.chalk};
    stroke-width: 3;
  }
  [data-kind='motorway'] {
    stroke: ${color.white};
    stroke-width: 6;
  }
  /* Roads are what the close one is looked at for. */
  &[data-close] [data-kind='road'] {
    stroke: ${color.metal};
    stroke-width: 4;
  }
  &[data-close] [data-kind='motorway'] {
    stroke: ${color.moss};
  }
  [data-kind='railway'] {
    stroke: ${color.inkSoft};
    stroke-width: 5;
  }
  [data-sleepers] {
    stroke: ${color.chalk};
    stroke-width: 3;
    stroke-dasharray: 12 12;
    stroke-linecap: butt;
  }
  [data-station] rect {
    fill: ${color.chalk};
    stroke: ${color.ink};
    stroke-width: 3;
  }
  text {
    fill: ${color.ink};
    stroke: ${color.stone};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  [data-line] {
    font-size: 0.8em;
    font-weight: 650;
    fill: ${color.inkSoft};
  }
  [data-region] {
    font-size: 0.95em;
    fill: ${color.inkSoft};
    letter-spacing: 0.06em;
  }
  [data-marked] {
    font-weight: 700;
    circle {
      fill: ${color.brick};
      r: 8px;
    }
  }
  [data-junction] circle {
    fill: ${color.white};
    stroke: ${color.ink};
    stroke-width: 3;
  }
  [data-river] {
    font-style: italic;
    fill: ${color.inkSoft};
  }
  [data-plate] {
    font-weight: 700;
    text {
      fill: ${color.onDark};
      stroke: none;
    }
    path,
    rect {
      fill: ${color.moss};
    }
  }
  [data-plate='road'] {
    text {
      fill: ${color.ink};
    }
    rect {
      fill: ${color.white};
    }
  }
  [data-plate][data-pin] :is(path, rect) {
    fill: ${color.brick};
  }
  [data-pin] {
    font-weight: 700;
    circle {
      fill: ${color.brick};
    }
    circle + circle {
      fill: ${color.white};
    }
  }
  ${media.narrow} {
    font-size: 24px;
    /* A phone's map is half as large: the small print gives way. */
    [data-line],
    [data-region] {
      display: none;
    }
  }
`

export const query = graphql`
  fragment CoverageMap on MapFile {
    frame {
      northWest
      southEast
    }
    home
    close
    places {
      name
      at
      label
    }
    regions {
      name
      at
    }
    lines {
      name
      kind
      at
      points
    }
    water
    junctions {
      name
      at
    }
    stations {
      name
      at
    }
  }
`
