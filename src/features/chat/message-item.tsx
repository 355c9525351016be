import { memo, useDeferredValue, useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/chat.json'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { color, layout, space } from '@/theme/tokens'
import { clockTime, WELCOME, type Message } from './message'
import { MessageText } from './message-text'
import { plainText, withoutOpenLink } from './plain-text'

/** One message, with the time it was written at and, for the assistant's, a way to copy it. */
export const MessageItem = memo(function MessageItem({ message }: { message: Message }) {
  const { role, content, timestamp } = message
  const isVisitors = role === 'user'
  return (
    <Item $isVisitors={isVisitors} data-role={role}>
      <VisuallyHidden>{isVisitors ? 'You:' : 'Assistant:'}</VisuallyHidden>
      <Words $isVisitors={isVisitors}>{isVisitors ? <p>{content}</p> : <MessageText text={content} />}</Words>
      <Meta>
        <time dateTime={timestamp.toISOString()}>{clockTime(timestamp)}</time>
        {!isVisitors && content !== WELCOME && <CopyButton text={content} />}
      </Meta>
    </Item>
  )
})

/** The reply as it comes. Reading its Markdown may lag behind the stream, so that the page stays quick. */
export function GrowingMessage({ text }: { text: string }) {
  const shown = useDeferredValue(text)
  return (
    <Item $isVisitors={false} data-role="assistant">
      <Words $isVisitors={false}>
        <MessageText text={withoutOpenLink(shown)} />
      </Words>
    </Item>
  )
}

function CopyButton({ text }: { text: string }) {
  const [answer, setAnswer] = useState<string>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(text))
      setAnswer(words.copied)
    } catch {
      setAnswer(words.notCopied)
    }
  }
  return (
    <>
      <CopyLink type="button" $variant="link" onClick={() => void copy()}>
        {words.copy}
        <VisuallyHidden> this reply</VisuallyHidden>
      </CopyLink>
      <span aria-live="polite">{answer}</span>
    </>
  )
}

const Item = styled.li<{ $isVisitors: boolean }>`
  display: grid;
  justify-items: ${({ $isVisitors }) => ($isVisitors ? 'end' : 'start')};
  gap: ${space[1]};
`

const Words = styled.div<{ $isVisitors: boolean }>`
  max-width: 88%;
  padding: ${space[4]} 14px;
  border-radius: ${layout.radius};
  background: ${({ $isVisitors }) => ($isVisitors ? color.ink : color.stone)};
  color: ${({ $isVisitors }) => ($isVisitors ? color.white : color.ink)};
  line-height: 1.45;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
    text-wrap: wrap;
  }
  > * + * {
    margin-top: ${space[3]};
  }
  ul,
  ol {
    display: grid;
    gap: ${space[1]};
    padding-left: 20px;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
`

const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  font-size: 14px;
  color: ${color.inkSoft};
`

const CopyLink = styled(Button)`
  min-height: 28px;
  font-size: 14px;
  font-weight: 500;
`
