import { useId, useRef, useState, type PointerEvent } from 'react'
import words from '@data/wording/open-it.json'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { Caption, Film, Frame, Pair, Plates, Slider, Stage, Stops, Words } from './open-it-layout'
import { dragged, inWords } from './positions'
import { useStrip } from './use-strip'

/** A drawing above a stop's label. */
const MARK: Room = { widths: [44, 44, 44], mostHeight: 64 }

const SIZES = '(max-width: 1079px) 100vw, 58vw'

/** A product that visitors open: by a slider, by its stops, or by dragging across the picture. */
export function OpenIt(props: Queries.OpenItSectionFragment) {
  const { id, heading, intro, shut, open, stops, startsOpen, rest, film } = props
  const last = film!.frames - 1
  const first = rest?.frame ?? (startsOpen ? last : 0)
  const [frame, setFrame] = useState(first)
  const { begin, canvas, shown } = useStrip(film!, frame, first)
  const slider = useId()
  const start = useRef<{ x: number; frame: number }>()
  const [left = 0, top = 0, width = 1, height = 1] = film!.part
  // Without script it stands where it rests, and beside that at its other end.
  const restsAt = stops.find((stop) => stop.frame === first) ?? stops[0]!
  const [far, farStop] = first === last ? [shut, stops[0]!] : [open, stops.at(-1)!]

  function show(next: number) {
    begin()
    setFrame(next)
  }
  function drag({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    if (!start.current) return
    const { x, frame: from } = start.current
    setFrame(dragged(from, clientX - x, currentTarget.clientWidth, last))
  }
  return (
    <Plates id={id ?? undefined} data-tone="chalk">
      <Stage>
        <Pair>
          <Frame
            onPointerEnter={begin}
            onPointerDown={({ clientX, pointerId, currentTarget }) => {
              begin()
              currentTarget.setPointerCapture(pointerId)
              start.current = { x: clientX, frame }
            }}
            onPointerMove={drag}
            onPointerUp={() => (start.current = undefined)}
            onPointerCancel={() => (start.current = undefined)}
            // Else the browser drags a copy of the picture about.
            onDragStart={(event) => event.preventDefault()}
          >
            <Picture
              picture={{
                ...(first > 0 && shown > 0 ? (rest?.picture ?? open) : shut),
                alt: shown === last ? open.alt : shown === rest?.frame ? rest.picture.alt : shut.alt,
              }}
              sizes={SIZES}
            />
            <Film
              ref={canvas}
              hidden={shown === 0 || shown === first}
              data-frame={shown}
              aria-hidden
              $left={left}
              $top={top}
              $width={width}
              $height={height}
            />
          </Frame>
          <noscript>
            <Caption>{restsAt.label}</Caption>
          </noscript>
        </Pair>
        <noscript>
          <Pair>
            <Picture picture={far} sizes={SIZES} />
            <Caption>{farStop.label}</Caption>
          </Pair>
        </noscript>
      </Stage>
      <Words>
        <h2>
          <Unbroken text={heading} />
        </h2>
        {intro && <p>{intro}</p>}
        <Slider>
          <label htmlFor={slider}>{words.slider}</label>
          <input
            id={slider}
            type="range"
            min={0}
            max={last}
            value={frame}
            aria-valuetext={inWords(frame, stops)}
            onFocus={begin}
            onPointerDown={begin}
            onChange={({ target }) => show(Number(target.value))}
          />
          <Stops $count={stops.length}>
            {stops.map((stop) => (
              <li key={stop.frame}>
                <button type="button" aria-pressed={frame === stop.frame} onClick={() => show(stop.frame)}>
                  {stop.drawing && <Drawing drawing={stop.drawing} room={MARK} />}
                  {stop.label}
                </button>
              </li>
            ))}
          </Stops>
          <small>{words.hint}</small>
        </Slider>
      </Words>
    </Plates>
  )
}
