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
  /** Slug of the one in which the picture stands as long as none is chosen. */
  shown?: string | null
  onChoose: (slug: string) => void
  /** Told that the visitor is about to choose. */
  onIntent?: () => void
  /** What the visitor chooses among. */
  kind?: 'finish' | 'colour'
  /** Which of several rails on the page it is: its heading, which is seen then, and the name of its radio buttons. */
  of?: { readonly heading: string; readonly name: string }
  /** The hero's, below its picture: many finishes, small. */
  isInHero?: boolean
  /** Without "3 of 18": the page has more of them than these. */
  isUncounted?: boolean
}

const WORDS = {
  finish: { one: words.finish, choose: words.chooseFinish, all: words.finishes },
  colour: { one: words.colour, choose: words.chooseColour, all: words.colours },
}

/** A row of finishes to choose from, with the name of the chosen one: it scrolls on a phone and wraps on wider windows. */
export function FinishRail({
  finishes,
  chosen,
  shown,
  onChoose,
  onIntent,
  kind = 'finish',
  of,
  isInHero = false,
  isUncounted = false,
}: FinishRailProps) {
  const { one, choose, all } = WORDS[kind]
  const index = finishes.findIndex(({ slug }) => slug === chosen)
  const standing = index < 0 ? finishes.find(({ slug }) => slug === shown) : undefined
  const rail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rail.current) showChecked(rail.current)
  }, [chosen])
  return (
    <Group onPointerOver={onIntent} onFocus={onIntent} $isInHero={isInHero} $count={finishes.length}>
      <legend data-seen={of && ''}>{of?.heading ?? one}</legend>
      <Chosen aria-live="polite">
        <strong>
          {standing ? fillIn(words.shownIn, { finish: standing.name }) : (finishes[index]?.name ?? choose)}
        </strong>{' '}
        {!isUncounted && (
          <span>
            {fillIn(index < 0 ? all : words.chosenFinish, {
              number: String(index + 1),
              count: String(finishes.length),
            })}
          </span>
        )}
      </Chosen>
      <Rail ref={rail} data-rail $count={finishes.length}>
        {finishes.map(({ slug, name, hex, inside }) => (
          <label key={slug} title={name} data-standing={slug === standing?.slug || undefined}>
            <input
              type="radio"
              name={of?.name ?? kind}
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
