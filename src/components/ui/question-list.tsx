import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, motion, space } from '@/theme/tokens'

interface QuestionListProps {
  questions: readonly { readonly question: string; readonly answer: string }[]
  /** In two columns on a desktop, where they fill both: `fillsPairs`. */
  isPaired?: boolean
}

/** Whether so many questions fill two columns below their heading. */
export function fillsPairs(count: number) {
  return count >= 4 && count % 2 === 0
}

/** Each opens by itself: the one beside it stays as it is. */
const inPairs = css`
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
    align-items: start;
    > :nth-last-child(2) {
      border-bottom: 1px solid ${color.line};
    }
  }
`

/** An accordion of questions and answers; native `details`, so it works without script and with find-in-page. */
export function QuestionList({ questions, isPaired = false }: QuestionListProps) {
  return (
    <List $isPaired={isPaired}>
      {questions.map(({ question, answer }) => (
        <Item key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Item>
      ))}
    </List>
  )
}

const List = styled.div<{ $isPaired: boolean }>`
  ${({ $isPaired }) => $isPaired && inPairs}
`

const Item = styled.details`
  border-top: 1px solid ${color.line};
  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[5]};
    padding-block: ${space[5]};
    min-height: 44px;
    font-weight: 600;
    text-wrap: balance;
    ${plusMark}
  }
  summary::after {
    font-size: 24px;
    transition: transform ${motion.quick};
    ${media.calm} {
      transition: none;
    }
  }
  &[open] summary::after {
    transform: rotate(45deg);
  }
  p {
    max-width: 64ch;
    padding-bottom: ${space[6]};
    /* A long answer has paragraphs. */
    white-space: pre-line;
    color: ${color.inkSoft};
  }
`
