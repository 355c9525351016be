import styled from 'styled-components'
import { color } from '@/theme/tokens'
import type { DrawingData } from './drawing-data'

interface MeasuresProps {
  measures: DrawingData['measures']
  labels: DrawingData['labels']
  width: number
  height: number
  /** Room beside the drawing, in millimetres. */
  gap: number
}

/** The dimension lines of a drawing, and words that point at its parts. */
export function Measures({ measures, labels, width, height, gap }: MeasuresProps) {
  const isAcross = (isLevel: boolean) =>
    measures.some(({ along, at }) => at !== null && isLevel === (along === 'bottom' || along === 'top'))
  // Where lines cross inside the drawing, their words stand between the crossings.
  const share = isAcross(true) && isAcross(false) ? 1 / 3 : 1 / 2
  return (
    <Lines>
      {measures.map(({ along, from, to, at, label }) => (
        <Measure
          key={`${along} ${from} ${at} ${label}`}
          isLevel={along === 'bottom' || along === 'top'}
          from={along === 'bottom' || along === 'top' ? from : height - to}
          to={along === 'bottom' || along === 'top' ? to : height - from}
          at={
            inside(along, at, height) ??
            { bottom: height + gap * 0.62, top: -gap * 0.5, left: -gap * 0.5, right: width + gap * 0.5 }[
              along
            ] ??
            0
          }
          isBefore={along === 'top' || along === 'left'}
          isInside={at !== null}
          share={at === null ? 1 / 2 : share}
          gap={gap}
          label={label}
        />
      ))}
      {labels.map(({ text, at, to }) => (
        <Label key={`${text} ${at.join()}`} text={text} at={at} to={to} height={height} gap={gap} />
      ))}
    </Lines>
  )
}

/** Where a line inside the drawing runs: the data count upwards from its foot. */
function inside(along: string, at: number | null, height: number) {
  if (at === null) return undefined
  return along === 'bottom' || along === 'top' ? height - at : at
}

interface LabelProps {
  text: string
  at: readonly number[]
  to: readonly number[]
  height: number
  gap: number
}

/** A label with a leader line: beside the line where the two are level, otherwise above or below it. */
function Label({ text, at: [x = 0, up = 0], to: [pointX = x, pointUp = up], height, gap }: LabelProps) {
  const y = height - up
  const pointY = height - pointUp
  const isPlain = pointX === x && pointUp === up
  const isUpright = !isPlain && pointX === x
  const away = gap * 0.14
  return (
    <>
      {!isPlain && (
        <>
          <path d={`M${x} ${y}L${pointX} ${pointY}`} />
          <circle cx={pointX} cy={pointY} r={gap * 0.06} />
        </>
      )}
      {isNumber(text) ? (
        <Numbered text={text} x={x} y={y} />
      ) : (
        <text
          x={isPlain || isUpright ? x : x + (x < pointX ? -away : away)}
          y={isUpright ? y + (y < pointY ? -away * 2 : away * 2) : y}
          dominantBaseline="middle"
          textAnchor={isPlain || isUpright ? 'middle' : x < pointX ? 'end' : 'start'}
        >
          {text}
        </text>
      )}
    </>
  )
}

/** One of a list beside the drawing. */
const isNumber = (text: string) => /^\d$/.test(text)

/** Its number, on a disc as large as the number asks for. */
function Numbered({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <g data-number="">
      <circle cx={x} cy={y} r="0.78em" />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </g>
  )
}

interface MeasureProps {
  isLevel: boolean
  from: number
  to: number
  /** Where the line runs, across its direction. */
  at: number
  /** Its words stand above it or left of it. */
  isBefore: boolean
  isInside: boolean
  /** How far along the line its words stand. */
  share: number
  gap: number
  label: string
}

function Measure({ isLevel, from, to, at, isBefore, isInside, share, gap, label }: MeasureProps) {
  const tick = gap * 0.12
  const middle = from + (to - from) * share
  // On the line where it has room, else beyond it.
  const isShort = label.length * gap * 0.3 > (to - from) * 0.64
  const words = at + (isShort ? (isBefore ? -1 : 1) * gap * 0.45 : 0)
  if (isLevel) {
    return (
      <>
        <path d={`M${from} ${at}H${to}M${from} ${at - tick}v${2 * tick}M${to} ${at - tick}v${2 * tick}`} />
        {isNumber(label) ? (
          <Numbered text={label} x={middle} y={at} />
        ) : (
          <text
            data-on-line={isInside ? 'inside' : ''}
            x={middle}
            y={words}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {label}
          </text>
        )}
      </>
    )
  }
  return (
    <>
      <path d={`M${at} ${from}V${to}M${at - tick} ${from}h${2 * tick}M${at - tick} ${to}h${2 * tick}`} />
      <text
        data-on-line={isInside ? 'inside' : ''}
        // A letter stands upright; words run along the line.
        transform={`translate(${words} ${middle})${label.length > 1 ? ' rotate(-90)' : ''}`}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </>
  )
}

const Lines = styled.g`
  path {
    fill: none;
    stroke: ${color.brick};
    stroke-width: 1.6px;
  }
  circle {
    fill: ${color.brick};
  }
  [data-number] text {
    fill: ${color.onDark};
  }
  /* The line is broken where its words stand. */
  text[data-on-line] {
    paint-order: stroke;
    stroke: ${color.stone};
    stroke-width: 9px;
    stroke-linejoin: round;
  }
  [data-walled] & text[data-on-line],
  text[data-on-line='inside'] {
    stroke: ${color.chalk};
  }
`
