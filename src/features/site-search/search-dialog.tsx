import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/close-icon'
import { useMarkedPage } from '@/hooks/use-marked-page'
import { media } from '@/theme/media'
import { color, layout, shadow, space } from '@/theme/tokens'
import type { SearchBox } from './search-box'

/** The search over the page, at its top, where results can grow downwards. Mounted means open. */
export function SearchDialog({ Box, onClose }: { Box: typeof SearchBox; onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  useMarkedPage()
  useEffect(() => {
    const opener = document.activeElement
    element.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  // A press on the backdrop arrives at the dialog itself.
  useEffect(() => {
    const dialog = element.current
    const close = (event: MouseEvent) => event.target === dialog && onClose()
    dialog?.addEventListener('click', close)
    return () => dialog?.removeEventListener('click', close)
  }, [onClose])
  return (
    <Frame
      ref={element}
      aria-label="Search"
      data-dialog=""
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <Inside>
        <Box onFollow={onClose} onEscape={onClose}>
          <Button type="button" $variant="ghost" $size="icon" aria-label="Close search" onClick={onClose}>
            <CloseIcon />
          </Button>
        </Box>
      </Inside>
    </Frame>
  )
}

const Frame = styled.dialog`
  width: min(720px, calc(100vw - 24px));
  max-height: none;
  margin: ${layout.headerHeight} auto auto;
  padding: 0;
  border: 0;
  border-radius: ${layout.radius};
  background: ${color.chalk};
  color: ${color.ink};
  box-shadow: ${shadow};
  &::backdrop {
    background: rgb(32 41 43 / 62%);
  }
  ${media.narrow} {
    margin-top: 12px;
  }
`

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 2 * ${layout.headerHeight});
  padding: ${space[5]};
  ${media.narrow} {
    max-height: calc(100dvh - 24px);
    padding: ${space[4]};
  }
`
