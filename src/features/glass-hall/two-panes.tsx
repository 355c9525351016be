import { useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/glass-hall.json'
import { fillIn } from '@/lib/fill-in'
import { overlaidControl } from '@/theme/hidden'
import { color, layout, size, space } from '@/theme/tokens'
import { viewOf, type GlassChoice, type Light, type Place } from './views'

interface TwoPanesProps {
  left: GlassChoice
  right: GlassChoice
  place: Place
  light: Light
}

/** Two glass designs in one pane, with a line between them that is dragged, or moved by arrow keys. */
export function TwoPanes({ left, right, place, light }: TwoPanesProps) {
  const [percent, setPercent] = useState(50)
  const [failed, setFailed] = useState<string>()
  const views = [left, right].map(({ slug, name }) => ({
    src: viewOf(slug, place, light),
    alt: fillIn(words.alt, {
      glass: name,
      place: place === 'near' ? words.placeNear : words.placeFar,
      light: light === 'day' ? words.lightDay : words.lightLamp,
    }),
  }))
  return (
    <>
      <Stage data-glass-hall={`${left.slug} ${right.slug}`}>
        {views.map(({ src, alt }, index) => (
          <img
            key={index}
            src={src}
            alt={alt}
            width={528}
            height={660}
            style={index === 1 ? { clipPath: `inset(0 0 0 ${percent}%)` } : undefined}
            onError={() => setFailed(src)}
          />
        ))}
        <Line aria-hidden style={{ left: `${percent}%` }} />
        <Names aria-hidden>
          <span>{left.name}</span>
          <span>{right.name}</span>
        </Names>
        <input
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label={words.divide}
          aria-valuetext={fillIn(words.share, {
            left: left.name,
            right: right.name,
            percent: String(percent),
          })}
          onChange={({ target }) => setPercent(Number(target.value))}
        />
      </Stage>
      <p role="status">{views.some(({ src }) => src === failed) && words.failed}</p>
    </>
  )
}

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${layout.radius};
  background: ${color.stone};
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    max-height: 44vh;
    object-fit: cover;
  }
  img + img {
    position: absolute;
    inset: 0;
  }
  input {
    ${overlaidControl}
    touch-action: pan-y;
    cursor: ew-resize;
  }
  &:focus-within {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
`

const Line = styled.span`
  position: absolute;
  inset-block: 0;
  width: 4px;
  margin-left: -2px;
  background: ${color.white};
  box-shadow: 0 0 6px rgb(0 0 0 / 40%);
  &::after {
    content: '‹ ›';
    position: absolute;
    top: 50%;
    left: 50%;
    display: grid;
    place-content: center;
    width: 44px;
    height: 44px;
    margin: -22px;
    border-radius: 50%;
    background: ${color.white};
    color: ${color.ink};
    font-weight: 650;
    line-height: 1;
  }
`

const Names = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: space-between;
  padding: ${space[3]};
  span {
    padding: ${space[1]} ${space[3]};
    border-radius: ${layout.radius};
    background: ${color.white};
    font-size: ${size.small};
    font-weight: 600;
  }
`
