import styled from 'styled-components'
import { searchWord } from '@/lib/search-words'
import { color } from '@/theme/tokens'

/** A text in which the words that were found stand out. */
export function Marked({ text, words }: { text: string; words: Set<string> }) {
  // Every other part is a word.
  const parts = text.split(/([\p{L}\p{N}'’]+)/u)
  return parts.map((part, index) =>
    index % 2 === 1 && words.has(searchWord(part)) ? <Mark key={index}>{part}</Mark> : part,
  )
}

const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-decoration-color: ${color.brass};
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`
