import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '@/components/ui/container'
import { Together } from '@/components/ui/unbroken'
import { chosenPicture } from '@/theme/chosen-mark'
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
 * One line below the rail of the large picture: its finishes by their names, which fold out and paint it, and the way to a sample.
 * Which one is shown, the rail says.
 */
export function FinishNames(props: FinishNamesProps) {
  const { id, heading, intro, finishes, shown, onSelect, tools, children } = props
  const finish = finishes.find(({ slug }) => slug === shown) ?? finishes[0]!
  return (
    <Line id={id ?? undefined} data-names="">
      <Container>
        <details>
          <summary>
            <h2>
              <Together text={heading} />
            </h2>
          </summary>
          <Inside>
            {intro && <p>{intro}</p>}
            <Chosen>
              <strong>{finish.name}</strong> {tools(finish)}
            </Chosen>
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
          </Inside>
        </details>
        <Sample>{children}</Sample>
      </Container>
    </Line>
  )
}

function Chip({ hex }: Pick<Finish, 'hex'>) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden data-chip="">
      <rect width="1" height="1" fill={hex} />
    </svg>
  )
}

/** Height of the line. */
const LINE = '64px'

const Line = styled.section`
  border-block: 1px solid ${color.line};
  > div {
    position: relative;
  }
  summary {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 56px;
    ${plusMark}
    &::after {
      font-size: 24px;
    }
  }
  h2 {
    font: inherit;
    font-weight: 600;
    letter-spacing: normal;
  }
  ${media.narrow} {
    summary {
      justify-content: space-between;
      min-height: 48px;
    }
    [data-alone] {
      padding-block: ${space[1]} ${space[3]};
      border-top: 1px solid ${color.line};
    }
  }
  ${media.tablet} {
    summary {
      width: max-content;
      min-height: ${LINE};
    }
  }
  [data-chip] {
    flex: none;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
`

/** From a tablet on at the right of the summary. */
const Sample = styled.div`
  [data-alone] {
    gap: ${space[5]} ${space[6]};
    margin-top: 0;
  }
  ${media.tablet} {
    position: absolute;
    inset: 0 ${layout.gutter} auto auto;
    display: flex;
    align-items: center;
    height: ${LINE};
    p {
      display: none;
      flex: none;
    }
  }
  /* Below the finishes of the picture. */
  ${media.desktop} {
    left: calc(${layout.gutter} + ${layout.productWords});
    > div {
      flex: 1;
      flex-wrap: nowrap;
    }
  }
  ${media.wide} {
    p {
      display: block;
      flex: 1 1 0;
      max-width: 48ch;
      line-height: 1.35;
    }
  }
`

const Inside = styled.div`
  padding-bottom: ${space[6]};
  > p:first-child:not(:last-child) {
    max-width: 62ch;
    color: ${color.inkSoft};
  }
`

const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  margin-block: ${space[3]} ${space[4]};
`

/** As many columns as their names leave room for. */
const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[4]} ${space[5]};
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
    [data-chip] {
      ${chosenPicture}
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
