import { useEffect, useRef } from 'react'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { showChecked } from '@/lib/show-checked'
import { Chosen, Group, Rail } from './finish-rail-layout'

export interface FinishChoice {
  readonly slug: string
  readonly name: string
  readonly hex: string
  /** The other side's, where that differs: it has half of the swatch. */
  readonly inside?: string | null
}

interface FinishRailProps {
  finishes: readonly FinishChoice[]
  /** Slug of the finish that is shown. */
  chosen: string
  onChoose: (slug: string) => void
  /** Told that the visitor is about to choose. */
  onIntent?: () => void
  /** Which of several rails on the page it is: its heading, which is seen then, and the name of its radio buttons. */
  of?: { readonly heading: string; readonly name: string }
  /** The hero's, below its picture: many finishes, small. */
  isInHero?: boolean
}

/** A row of finishes to choose from, with the name of the chosen one: it scrolls on a phone and wraps on wider windows. */
export function FinishRail(props: FinishRailProps) {
  const { finishes, chosen, onChoose, onIntent, of, isInHero = false } = props
  const index = finishes.findIndex(({ slug }) => slug === chosen)
  const rail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rail.current) showChecked(rail.current)
  }, [chosen])
  return (
    <Group onPointerOver={onIntent} onFocus={onIntent} $isInHero={isInHero} $count={finishes.length}>
      <legend data-seen={of && ''}>{of?.heading ?? words.finish}</legend>
      <Chosen aria-live="polite">
        <strong>{finishes[index]?.name ?? words.chooseFinish}</strong>{' '}
        <span>
          {fillIn(index < 0 ? words.finishes : words.chosenFinish, {
            number: String(index + 1),
            count: String(finishes.length),
          })}
        </span>
      </Chosen>
      <Rail ref={rail} data-rail $count={finishes.length}>
        {finishes.map(({ slug, name, hex, inside }) => (
          <label key={slug} title={name}>
            <input
              type="radio"
              name={of?.name ?? 'finish'}
              value={slug}
              aria-label={name}
              checked={slug === chosen}
              onChange={() => onChoose(slug)}
            />
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
              <rect width="1" height="1" fill={hex} />
              {inside && <path d="M1 0V1H0z" fill={inside} />}
            </svg>
          </label>
        ))}
      </Rail>
    </Group>
  )
}
