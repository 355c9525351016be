import { useEffect, useState, type ComponentType } from 'react'
import { WELCOME } from './message'
import { plainText } from './plain-text'

type MarkdownType = ComponentType<{ text: string }>

/**
 * An assistant's message. The Markdown library weighs more than all the rest of the chat: it comes with the first reply,
 * not with the greeting. Until then, and should it never come, the message is plain text.
 */
export function MessageText({ text }: { text: string }) {
  const [Markdown, setMarkdown] = useState<MarkdownType>()
  const isWanted = text !== WELCOME
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    import('./markdown').then(
      (loaded) => {
        if (!isGone) setMarkdown(() => loaded.Markdown)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return isWanted && Markdown ? <Markdown text={text} /> : <p>{plainText(text)}</p>
}
