import { useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { showChecked } from '@/lib/show-checked'
import { overlaidControl, visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

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
  /** The hero's, below a picture as wide as the screen or below the words: many finishes, small. */
  isInHero?: boolean
  /** Wider windows have the finishes elsewhere on the page. */
  isPhoneOnly?: boolean
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
  isPhoneOnly = false,
}: FinishRailProps) {
  const { one, choose, all } = WORDS[kind]
  const index = finishes.findIndex(({ slug }) => slug === chosen)
  const standing = index < 0 ? finishes.find(({ slug }) => slug === shown) : undefined
  const rail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (rail.current) showChecked(rail.current)
  }, [chosen])
  return (
    <Group
      onPointerOver={onIntent}
      onFocus={onIntent}
      $isInHero={isInHero}
      $isPhoneOnly={isPhoneOnly}
      $count={finishes.length}
      $perRow={evenRows(finishes.length, MOST_BESIDE)}
    >
      <legend data-seen={of && ''}>{of?.heading ?? one}</legend>
      <Chosen aria-live="polite">
        <strong>
          {standing ? fillIn(words.shownIn, { finish: standing.name }) : (finishes[index]?.name ?? choose)}
        </strong>{' '}
        <span>
          {fillIn(index < 0 ? all : words.chosenFinish, {
            number: String(index + 1),
            count: String(finishes.length),
          })}
        </span>
      </Chosen>
      <Rail ref={rail} data-rail $perRow={evenRows(finishes.length, MOST_IN_ROW)}>
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

const Group = styled.fieldset<{ $isInHero: boolean; $isPhoneOnly: boolean; $count: number; $perRow: number }>`
  --finishes: ${({ $count }) => $count};
  --half: ${({ $count }) => Math.ceil($count / 2)};
  min-width: 0;
  ${({ $isPhoneOnly }) => $isPhoneOnly && `${media.tablet} { && { display: none; } }`}
  legend {
    ${visuallyHidden}
  }
  legend[data-seen] {
    position: static;
    /* On the line of the chosen finish. */
    float: left;
    width: auto;
    height: auto;
    margin-right: ${space[4]};
    clip-path: none;
    color: ${color.inkSoft};
  }
  ${({ $isInHero, $perRow }) =>
    $isInHero &&
    css`
      padding: ${space[5]} ${layout.gutterPhone} ${space[4]};
      ${media.narrow} {
        padding-top: ${space[3]};
        > p {
          margin-bottom: 0;
        }
      }
      ${media.tablet} {
        padding: 0 ${layout.gutter} ${space[6]};
      }
      ${media.desktop} {
        padding: 0 ${space[7]} ${space[7]} ${layout.margin};
        [data-rail] {
          grid-template-columns: repeat(${$perRow}, 30px);
        }
        label {
          height: 30px;
        }
      }
    `}
`

const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[4]};
  margin-bottom: ${space[3]};
  span {
    font-size: ${size.small};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.inkSoft};
  }
`

/** So many stand in a row at most, and below the hero's words; more make even rows. */
const MOST_IN_ROW = 13
const MOST_BESIDE = 11

/** How many of `count` stand in a row, so that none is nearly empty. */
function evenRows(count: number, most: number) {
  return Math.ceil(count / Math.ceil(count / most))
}

const Rail = styled.div<{ $perRow: number }>`
  position: relative;
  display: flex;
  gap: ${space[2]};
  /* Room for the outline of a finish at the edge. */
  margin: 0 -${space[2]};
  padding: ${space[2]};
  ${media.narrow} {
    /* It runs on to the edge of the screen. */
    margin-inline: -${layout.gutterPhone};
    padding-inline: ${layout.gutterPhone};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(${({ $perRow }) => $perRow}, minmax(0, 44px));
  }
  label {
    position: relative;
    flex: 0 0 44px;
    height: 44px;
    scroll-snap-align: center;
  }
  input {
    ${overlaidControl}
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
  [data-standing] svg {
    outline: 2px solid ${color.inkSoft};
    outline-offset: 2px;
  }
  /* Where the row scrolls, the finish that the picture shows stands first: without script nothing could scroll to it. */
  ${media.narrow} {
    [data-standing] {
      order: -1;
    }
  }
  input:checked + svg {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  input:focus-visible + svg {
    outline: 3px solid ${color.ink};
    outline-offset: 2px;
  }
`
