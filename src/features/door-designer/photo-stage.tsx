import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import words from '@data/wording/designer.json'
import { color } from '@/theme/tokens'
import { matrixFor, type Corners, type Point } from './homography'
import { lightBeside, type Gain } from './photo-light'

interface PhotoStageProps {
  /** Object URL of the visitor's photograph: it never leaves the browser. */
  photo: string
  /** The door's size in millimetres. */
  width: number
  height: number
  /** Whether the door is given the light of the photograph: a drawing has none of its own. */
  isMatched?: boolean
  /** The door, as large as the box that it is put in. */
  children: ReactNode
}

const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left']
/** Pixels of the box that the door is drawn in before it is laid over the corners. */
const SCALE = 0.25
/** Per cent of the photograph that an arrow key moves a corner by. */
const KEY_STEP = 0.5

/** The door laid into the visitor's own photograph, by four corners that are dragged or moved with the arrow keys. */
export function PhotoStage({ photo, width, height, isMatched = false, children }: PhotoStageProps) {
  const filter = useId()
  const image = useRef<HTMLImageElement>(null)
  const [gain, setGain] = useState<Gain>()
  const frame = useRef<HTMLDivElement>(null)
  // Corners in per cent of the photograph, so that they stay in place when the window changes.
  const [corners, setCorners] = useState<Corners>([
    [38, 28],
    [62, 28],
    [62, 88],
    [38, 88],
  ])
  const [box, setBox] = useState<[number, number]>([0, 0])

  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox([entry.contentRect.width, entry.contentRect.height])
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    // A drag moves many times; the light need not follow each.
    const later = setTimeout(() => setGain(isMatched ? lightBeside(image.current, corners) : undefined), 150)
    return () => clearTimeout(later)
  }, [corners, isMatched, box])

  function move(index: number, to: Point) {
    const kept = to.map((value) => Math.min(100, Math.max(0, value))) as unknown as Point
    const next = corners.map((corner, at) => (at === index ? kept : corner)) as unknown as Corners
    if (matrixFor(1, 1, next)) setCorners(next)
  }
  function onPointerMove(index: number, event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return
    const bounds = frame.current.getBoundingClientRect()
    move(index, [
      ((event.clientX - bounds.left) / bounds.width) * 100,
      ((event.clientY - bounds.top) / bounds.height) * 100,
    ])
  }
  function onKeyDown(index: number, event: KeyboardEvent) {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!by) return
    event.preventDefault()
    const [x, y] = corners[index]!
    move(index, [x + by[0]! * KEY_STEP, y + by[1]! * KEY_STEP])
  }
  const inPixels = corners.map(([x, y]) => [(x / 100) * box[0], (y / 100) * box[1]]) as unknown as Corners
  const transform = matrixFor(width * SCALE, height * SCALE, inPixels)

  return (
    <Frame ref={frame}>
      <img ref={image} src={photo} alt={words.photoAlt} />
      {gain && (
        <svg width="0" height="0" aria-hidden>
          <filter id={filter} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={`${gain[0]} 0 0 0 0 0 ${gain[1]} 0 0 0 0 0 ${gain[2]} 0 0 0 0 0 1 0`} />
          </filter>
        </svg>
      )}
      {transform && (
        <Door
          style={{
            width: width * SCALE,
            height: height * SCALE,
            transform,
            filter: gain && `url(#${CSS.escape(filter)})`,
          }}
        >
          {children}
        </Door>
      )}
      {corners.map(([x, y], index) => (
        <Corner
          key={CORNER_NAMES[index]}
          type="button"
          aria-label={`${CORNER_NAMES[index]} corner: drag it, or use the arrow keys`}
          style={{ left: `${x}%`, top: `${y}%` }}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => onPointerMove(index, event)}
          onKeyDown={(event) => onKeyDown(index, event)}
        />
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: 100%;
  > img {
    display: block;
    width: 100%;
    height: auto;
  }
  > svg {
    position: absolute;
  }
`

const Door = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  transform-origin: 0 0;
  pointer-events: none;
`

const Corner = styled.button`
  position: absolute;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  border: 0;
  background: none;
  cursor: grab;
  touch-action: none;
  &::after {
    content: '';
    position: absolute;
    inset: 13px;
    border: 2px solid ${color.white};
    border-radius: 50%;
    background: ${color.brick};
  }
`
