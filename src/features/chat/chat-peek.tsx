import type { RefObject } from 'react'
import styled from 'styled-components'
import { CloseIcon } from '@/components/ui/close-icon'
import { useMediaQuery } from '@/hooks/use-media-query'
import { media } from '@/theme/media'
import { color, layer, layout, motion, shadow, size, space } from '@/theme/tokens'
import { INVITATION, MAX_MESSAGE, PLACEHOLDER, SUGGESTIONS, WELCOME } from './message'
import type { Opening } from './opening'
import { inCallBar, Round, SpeechIcon } from './round-button'

interface ChatPeekProps {
  isClosed: boolean
  /** An invitation is for those who have not said anything yet. */
  hasTalked: boolean
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
 * The chat's first form. Wide: a card with greeting, suggestions and one line to type. Below 768 px: a bar above the call bar,
 * with greeting and suggestions. Closed, the round button is left.
 */
export function ChatPeek(props: ChatPeekProps) {
  const { isClosed, hasTalked, isLoading, roundRef, inputRef, onOpen, onClose, onGrow } = props
  const isNarrow = useMediaQuery(media.narrow)
  return (
    <Place aria-label="Chat" aria-busy={isLoading} data-form={isClosed ? 'closed' : 'peek'}>
      <Card>
        <Greeting
          type="button"
          aria-haspopup="true"
          onClick={() => onGrow({ focus: isNarrow ? 'panel' : 'input' })}
        >
          {!hasTalked && <strong>{INVITATION}</strong>}
          <span>{WELCOME}</span>
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
        aria-expanded={!isClosed}
        onClick={onOpen}
      >
        <SpeechIcon />
      </Round>
    </Place>
  )
}

const Place = styled.aside`
  position: fixed;
  right: ${space[6]};
  bottom: ${space[6]};
  z-index: ${layer.chat};
  font-size: 14px;
  ${media.narrow} {
    inset: auto 0 ${layout.callBar};
    html[data-chat='closed'] &&[data-form] {
      ${inCallBar}
    }
    /* The question about cookies takes the same place: one thing after the other. */
    body:has([data-source='consent_bar']) & {
      display: none;
    }
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* One shape at a time. The page knows before any script has come whether the chat was closed: early.ts. */
  html:not([data-chat='closed']) & > button,
  html[data-chat='closed'] & > div {
    display: none;
  }
  @media print, (scripting: none) {
    display: none;
  }
`

const Card = styled.div`
  position: relative;
  display: grid;
  gap: ${space[3]};
  width: 300px;
  padding: ${space[4]} 0 ${space[4]};
  border-radius: ${layout.radius};
  background: ${color.white};
  box-shadow: ${shadow};
  ${media.narrow} {
    gap: 0;
    width: auto;
    padding: ${space[2]} 0 ${space[1]};
    border-top: 1px solid ${color.line};
    border-radius: 0;
    background: ${color.chalk};
    box-shadow: none;
  }
`

const Greeting = styled.button`
  display: grid;
  gap: ${space[1]};
  padding: 0 44px 0 ${space[5]};
  border: 0;
  background: none;
  line-height: 1.35;
  text-align: left;
  cursor: pointer;
  strong {
    font-weight: 600;
  }
  span {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    font-size: 13px;
    line-height: 1.3;
    strong + span {
      display: none;
    }
  }
`

const Close = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  cursor: pointer;
`

/** One row that scrolls sideways; the cut edge shows that there is more. */
const Chips = styled.div`
  display: flex;
  gap: ${space[3]};
  overflow-x: auto;
  padding: 3px ${space[5]};
  scrollbar-width: none;
  button {
    flex: none;
    min-height: 44px;
    padding: 0 ${space[4]};
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.chalk};
    font-weight: 500;
    cursor: pointer;
    transition: border-color ${motion.quick};
    &:hover {
      border-color: ${color.brick};
    }
    ${media.calm} {
      transition: none;
    }
  }
`

const Line = styled.form`
  padding-inline: ${space[5]};
  input {
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.white};
    /* Phones zoom into a field whose text is smaller than 16px. */
    font-size: ${size.body};
  }
  ${media.narrow} {
    display: none;
  }
`
