import { useEffect, useId, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useMarkedPage } from '@/hooks/use-marked-page'
import { media } from '@/theme/media'
import { color, layout, shadow, space } from '@/theme/tokens'
import { Button } from './button'
import { CloseIcon } from './close-icon'
import { ToastRegion } from './toast'

interface DialogProps {
  title: string
  intro?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog: the native one, which traps the focus, closes on Escape and restores the focus. Mounted means open.
 */
export function Dialog({ title, intro, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useMarkedPage()
  useEffect(() => {
    const opener = document.activeElement
    element.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <Frame
      ref={element}
      aria-labelledby={titleId}
      data-dialog=""
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <Button type="button" $variant="ghost" $size="icon" aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </Button>
      </Head>
      <ToastRegion />
      {intro && <Intro>{intro}</Intro>}
      {children}
    </Frame>
  )
}

const Frame = styled.dialog`
  width: min(600px, calc(100vw - 24px));
  max-height: 90vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[7]};
  border: 0;
  border-radius: ${layout.radius};
  background: ${color.chalk};
  color: ${color.ink};
  box-shadow: ${shadow};
  &::backdrop {
    background: rgb(32 41 43 / 62%);
  }
  > p + p,
  > form + p {
    margin-top: ${space[6]};
  }
  ${media.narrow} {
    padding: ${space[6]} ${space[5]};
  }
`

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space[5]};
  margin-bottom: ${space[5]};
  h2 {
    font-size: 32px;
  }
`

const Intro = styled.p`
  margin-bottom: ${space[6]};
  color: ${color.inkSoft};
`
