import type { RefObject } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'
import { useMediaQuery } from '@/hooks/use-media-query'
import { media } from '@/theme/media'
import { IN_SHORT, INVITATION, MAX_MESSAGE, PLACEHOLDER, SUGGESTIONS, WELCOME } from './message'
import type { Opening } from './opening'
import { Card, Chips, Close, Greeting, Line, Place } from './peek-layout'
import { Round, SpeechIcon } from './round-button'

interface ChatPeekProps {
  isClosed: boolean
  /** The conversation's code is on its way. */
  isLoading: boolean
  roundRef: RefObject<HTMLButtonElement>
  inputRef: RefObject<HTMLInputElement>
  /** From the round button to the panel. */
  onOpen: () => void
  onClose: () => void
  /** From the card to the panel. */
  onGrow: (how: Opening) => void
}

/**
 * The chat's first form. Wide: a card with greeting, suggestions and one line to type; over pictures and below the first screen
 * a line, whose suggestions unfold when it is touched. Below 768 px: a bar above the call bar, with the first suggestion whole and
 * the next a swipe away; it folds away as the visitor scrolls. Folded or closed, the round button is left.
 */
export function ChatPeek(props: ChatPeekProps) {
  const { isClosed, isLoading, roundRef, inputRef, onOpen, onClose, onGrow } = props
  const isNarrow = useMediaQuery(media.narrow)
  return (
    <Place aria-label="Chat" aria-busy={isLoading} data-form={isClosed ? 'closed' : 'peek'}>
      <Card>
        <Greeting
          type="button"
          aria-haspopup="true"
          onClick={() => onGrow({ focus: isNarrow ? 'panel' : 'input' })}
        >
          <strong>{INVITATION}</strong>
          <span>{WELCOME}</span>
          <b aria-hidden>{IN_SHORT}</b>
          <SpeechIcon />
        </Greeting>
        <Close type="button" aria-label="Close chat" onClick={onClose}>
          <CloseIcon size={14} />
        </Close>
        <Chips role="group" aria-label="Suggestions" tabIndex={0}>
          {SUGGESTIONS.map(({ text, action }) => (
            <button
              key={action}
              type="button"
              data-action={action}
              onClick={() => onGrow({ text, isSent: true, focus: isNarrow ? 'panel' : 'input' })}
            >
              {text}
            </button>
          ))}
        </Chips>
        <Line
          onSubmit={(event) => {
            event.preventDefault()
            const text = inputRef.current?.value.trim()
            if (text) onGrow({ text, isSent: true, focus: 'input' })
          }}
        >
          <input
            ref={inputRef}
            aria-label="Your message"
            placeholder={PLACEHOLDER}
            autoComplete="off"
            maxLength={MAX_MESSAGE}
            onFocus={() => onGrow({ focus: 'input' })}
            onInput={() => onGrow({ focus: 'input' })}
          />
        </Line>
      </Card>
      <Round
        ref={roundRef}
        type="button"
        aria-label="Chat with our assistant"
        aria-expanded={false}
        onClick={onOpen}
      >
        <SpeechIcon />
      </Round>
    </Place>
  )
}
