import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Together, Unbroken } from './unbroken'

/** Content width with the page's gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${layout.content} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding-inline: ${layout.gutter};
  ${media.narrow} {
    padding-inline: ${layout.gutterPhone};
  }
`

export type Tone = 'chalk' | 'stone' | 'moss' | 'ink'

const backgrounds: Record<Tone, string> = {
  chalk: color.chalk,
  stone: color.stone,
  moss: color.moss,
  ink: color.ink,
}

interface BandProps {
  id?: string | null
  tone?: Tone
  label?: string
  /** Another of the same tone follows in the same part of the page; islands know that of each other (src/lib/page-marks.ts). */
  hasNext?: boolean
  /** Holds a list of questions. */
  hasQuestions?: boolean
  /** Its parts are sections themselves. */
  hasSections?: boolean
  children: ReactNode
}

/** A full-width section with vertical padding. */
export function Band({
  id,
  tone = 'chalk',
  label,
  hasNext = false,
  hasQuestions = false,
  hasSections = false,
  children,
}: BandProps) {
  return (
    <Plate
      as={hasSections ? 'div' : undefined}
      id={id ?? undefined}
      aria-label={label}
      $tone={tone}
      data-tone={tone}
      data-has-next={hasNext ? '' : undefined}
      data-questions={hasQuestions ? '' : undefined}
      data-dark={isDarkTone(tone) || undefined}
    >
      <Container>{children}</Container>
    </Plate>
  )
}

interface BandHeadProps {
  heading: string
  intro?: string | null
}

/** A section's heading, with its intro beside it on wide screens. */
export function BandHead({ heading, intro }: BandHeadProps) {
  return (
    <Head>
      <h2>
        <Unbroken text={heading} />
      </h2>
      {intro && (
        <p>
          <Together text={intro} />
        </p>
      )}
    </Head>
  )
}

/** Above and below the bar between two sections of one tone. */
export const between = '72px'
const betweenOnPhone = '28px'

/**
 * The room above and below what a section holds: two of one tone in a row share it, and a bar separates plain ones, like panes.
 * The section carries its tone as `data-tone`.
 */
export const roomOf = (tone: Tone) => css`
  --above: ${space[10]};
  --below: ${space[10]};
  padding-block: var(--above) var(--below);
  ${media.narrow} {
    --above: 32px;
    --below: 32px;
  }
  [data-tone='${tone}'] + &,
  [data-tone='${tone}'] + [data-island] > &:first-child,
  [data-holds~='${tone}'] + [data-island] > & {
    --above: ${between};
    ${tone === 'chalk' && `border-top: 1px solid ${color.line};`}
    ${media.narrow} {
      --above: ${betweenOnPhone};
    }
  }
  &[data-has-next],
  [data-next~='${tone}'] > & {
    --below: ${between};
    ${media.narrow} {
      --below: ${betweenOnPhone};
    }
  }
`

/** Whether text on a tone is light. */
export const isDarkTone = (tone: Tone) => tone === 'moss' || tone === 'ink'

/** The ground of a tone, and its text. */
export const groundOf = (tone: Tone) => css`
  background: ${backgrounds[tone]};
  color: ${isDarkTone(tone) ? color.onDark : color.ink};
`

const Plate = styled.section<{ $tone: Tone }>`
  /* A row that runs on to the window's edge is as wide as one without a scrollbar. */
  overflow-x: clip;
  ${({ $tone }) => groundOf($tone)}
  ${({ $tone }) => roomOf($tone)}
  /* What is folded under its heading goes on with a list of questions. */
  [data-next~='fold'] > &[data-questions] {
    padding-bottom: 0;
  }
`

const Head = styled.header`
  display: grid;
  gap: ${space[5]} ${space[8]};
  margin-bottom: ${space[8]};
  p {
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
    max-width: 52ch;
    /* In a phone's one column it would leave half of the line empty. */
    ${media.tablet} {
      text-wrap: balance;
    }
  }
  [data-dark] & p {
    color: ${color.onDarkSoft};
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: first baseline;
  }
  ${media.narrow} {
    margin-bottom: ${space[5]};
    gap: ${space[4]};
    p {
      font-size: ${size.body};
    }
  }
`
