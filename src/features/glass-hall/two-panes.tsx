import { useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/glass-hall.json'
import { Wipe, wiped } from '@/components/ui/wipe'
import { fillIn } from '@/lib/fill-in'
import { color, layout } from '@/theme/tokens'
import { viewOf, type GlassChoice, type Light, type Place } from './views'

/** Where the line stands at first, in per cent. */
const HALF = 50

interface TwoPanesProps {
  left: GlassChoice
  right: GlassChoice
  place: Place
  light: Light
}

/** Two glass designs in one pane, with a line between them that is dragged, or moved by arrow keys. */
export function TwoPanes({ left, right, place, light }: TwoPanesProps) {
  const [percent, setPercent] = useState(String(HALF))
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
      <Stage data-wipe="">
        {views.map(({ src, alt }, index) => (
          <img key={index} src={src} alt={alt} width={528} height={660} onError={() => setFailed(src)} />
        ))}
        <Wipe
          label={words.divide}
          names={[left.name, right.name]}
          initial={HALF}
          aria-valuetext={fillIn(words.share, { left: left.name, right: right.name, percent })}
          onChange={({ target }) => setPercent(target.value)}
        />
      </Stage>
      <p role="status">{views.some(({ src }) => src === failed) && words.failed}</p>
    </>
  )
}

const Stage = styled.div`
  position: relative;
  border-radius: ${layout.radius};
  background: ${color.stone};
  ${wiped(HALF)}
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    max-height: 44vh;
    object-fit: cover;
  }
`
