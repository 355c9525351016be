import styled from 'styled-components'
import wording from '@data/wording/keep.json'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { KeepIcon } from './keep-icon'
import { VisuallyHidden } from './visually-hidden'

interface KeepProps {
  kind: 'product' | 'style' | 'finish' | 'glass' | 'door' | 'opening' | 'front'
  /** Its key: see `Entry` in src/features/shortlist/entries.ts; without one, the page's own product. */
  of?: string
  name: string
  /** The list of finishes that it may be kept in. */
  list?: string
  /** What the visitor has made, in words. */
  words?: string
  /** A phone has room for its word, too. */
  isWorded?: boolean
}

/**
 * Puts a thing on the visitor's shortlist, and takes it off again: an icon with its word, on a phone, where room is short, alone. What a press
 * does stands in src/features/shortlist/keep.tsx, for all of them, and is fetched with the first.
 */
export function Keep({ kind, of, name, list, words, isWorded = false }: KeepProps) {
  return (
    <Control
      type="button"
      data-keep={kind}
      data-key={of}
      data-name={name}
      data-list={list || undefined}
      data-words={words}
      data-worded={isWorded || undefined}
    >
      <KeepIcon />
      <span data-off="">
        {wording.keep} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
      <span data-on="">
        {wording.kept} <VisuallyHidden>{name}, take it off the shortlist</VisuallyHidden>
      </span>
    </Control>
  )
}

const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-width: 44px;
  min-height: 44px;
  /* Its icon stands in line with what is above it. */
  margin-inline: -${space[3]};
  padding: 0 ${space[3]};
  border: 0;
  border-radius: ${layout.radius};
  background: none;
  font-size: ${size.body};
  font-weight: 600;
  color: inherit;
  cursor: pointer;
  &:hover {
    color: ${color.brick};
  }
  &[data-kept] path {
    fill: ${color.brick};
    stroke: ${color.brick};
  }
  &:not([data-kept]) [data-on],
  &[data-kept] [data-off] {
    display: none;
  }
  ${media.narrow} {
    &:not([data-worded]) > span {
      ${visuallyHidden}
    }
    &[data-worded] {
      margin: 0;
      padding: 0 ${space[4]};
      border: 1.5px solid ${color.ink};
    }
  }
  /* Hidden without script, which does the keeping. */
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`
