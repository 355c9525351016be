import { Fragment, type ReactNode } from 'react'
import { PLACEHOLDER } from '@/lib/fill-in'

interface SentenceProps {
  text: string
  /** What stands in for the placeholders of the text, by their names: a link, a word in bold. */
  values: Record<string, ReactNode>
}

/** A text of the data with parts of the page where its placeholders stand. */
export function Sentence({ text, values }: SentenceProps) {
  // Split at a pattern with a group, every second piece is what the group found.
  const pieces = text.split(PLACEHOLDER)
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={index}>{index % 2 === 1 ? values[piece] : piece}</Fragment>
      ))}
    </>
  )
}
