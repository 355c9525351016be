import styled from 'styled-components'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, motion, space } from '@/theme/tokens'

interface QuestionListProps {
  questions: readonly { readonly question: string; readonly answer: string }[]
}

/** An accordion of questions and answers; native `details`, so it works without script and with find-in-page. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Item key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Item>
      ))}
    </div>
  )
}

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
