import type { ReactNode } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Container } from '@/components/ui/container'
import { Unbroken } from '@/components/ui/unbroken'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, layout, size, space } from '@/theme/tokens'

interface Finish {
  readonly slug: string
  readonly name: string
  readonly hex: string
}

interface FinishNamesProps {
  id: string | null
  heading: string
  intro: string | null
  finishes: readonly Finish[]
  /** Key of the one in which the page shows its product. */
  shown: string | undefined
  onSelect: (slug: string) => void
  /** What can be done with the one that is shown. */
  tools: (finish: Finish) => ReactNode
  /** The note on samples. */
  children: ReactNode
}

/**
 * The finishes of the large picture right above, by their names: choosing one paints it. The one that is shown stands beside the note
 * on samples; the list folds out.
 */
export function FinishNames(props: FinishNamesProps) {
  const { id, heading, intro, finishes, shown, onSelect, tools, children } = props
  const finish = finishes.find(({ slug }) => slug === shown) ?? finishes[0]!
  return (
    <Plate id={id ?? undefined} data-tone="chalk">
      <Container>
        <Columns>
          <div>
            <h2>
              <Unbroken text={heading} />
            </h2>
            {intro && <p>{intro}</p>}
          </div>
          <div>
            <Chosen aria-live="polite">
              <Chip hex={finish.hex} />
              <strong>{finish.name}</strong>
              {tools(finish)}
            </Chosen>
            {children}
          </div>
        </Columns>
        <details>
          <summary>{fillIn(words.allFinishes, { count: String(finishes.length) })}</summary>
          <Names>
            {finishes.map(({ slug, name, hex }) => (
              <li key={slug}>
                <figure>
                  <Chip hex={hex} />
                  <figcaption>{name}</figcaption>
                </figure>
                <button
                  type="button"
                  aria-label={name}
                  aria-pressed={slug === finish.slug}
                  onClick={() => onSelect(slug)}
                />
              </li>
            ))}
          </Names>
        </details>
      </Container>
    </Plate>
  )
}

function Chip({ hex }: Pick<Finish, 'hex'>) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect width="1" height="1" fill={hex} />
    </svg>
  )
}

const Plate = styled.section`
  padding-block: ${space[8]} ${space[9]};
  border-top: 1px solid ${color.line};
  svg {
    flex: none;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
  details {
    margin-top: ${space[6]};
    border-block: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
    font-weight: 600;
    ${plusMark}
    &::after {
      font-size: 24px;
    }
  }
  ${media.narrow} {
    padding-block: ${space[6]} ${space[7]};
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  p {
    color: ${color.inkSoft};
  }
  h2 + p {
    margin-top: ${space[4]};
    max-width: 46ch;
    font-size: ${size.lead};
    line-height: 1.5;
    ${media.narrow} {
      font-size: ${size.body};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`

const Chosen = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[5]};
    font-size: ${size.lead};
    color: ${color.ink};
  }
  strong {
    font-weight: 600;
  }
`

/** As many columns as their names leave room for. */
const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[4]} ${space[5]};
  padding-bottom: ${space[6]};
  li {
    position: relative;
  }
  figure {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    font-size: ${size.small};
    line-height: 1.25;
  }
  li:has([aria-pressed='true']) {
    font-weight: 650;
    svg {
      outline: 3px solid ${color.brick};
      outline-offset: 2px;
    }
  }
  button {
    position: absolute;
    inset: -${space[1]};
    border: 0;
    background: none;
    cursor: pointer;
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
  }
`
