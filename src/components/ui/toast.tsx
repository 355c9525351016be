import { useSyncExternalStore, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import words from '@data/wording/frame.json'
import { media } from '@/theme/media'
import { color, layer, layout, shadow, space } from '@/theme/tokens'
import { Button } from './button'

export interface Toast {
  /** Omitted where the specification gives a single sentence. */
  title?: string
  description: string
  /** A further line, such as a reference or links to other ways of getting in touch. */
  note?: ReactNode
  variant?: 'default' | 'destructive'
}

let current: Toast | undefined
const listeners = new Set<() => void>()

function set(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/**
 * Displays a toast in place of the current one. It stays until dismissed or replaced. The specification keeps a dismissed one for
 * 1,000,000 ms before removing it; since it is hidden by then, no visitor could tell, and ours is removed at once.
 */
export const showToast = (toast: Toast) => set(toast)

/** Dismisses the toast. */
export const dismissToast = () => set(undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * The live region of the toast. There is one on the page and one in each dialog, because an open modal dialog makes
 * everything outside it inert. Both exist from the start: a region inserted with its text is not announced.
 */
export function ToastRegion({ isInPage = false }: { isInPage?: boolean }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
  return (
    <Region role="status" aria-live="assertive" $isInPage={isInPage}>
      {toast && (
        <Plate $isDestructive={toast.variant === 'destructive'}>
          <div>
            {toast.title && <strong>{toast.title}</strong>}
            <p>{toast.description}</p>
            {toast.note && <p>{toast.note}</p>}
          </div>
          <Button type="button" $variant="link" $size="sm" onClick={dismissToast}>
            {words.dismiss}
          </Button>
        </Plate>
      )}
    </Region>
  )
}

const onPage = css`
  position: fixed;
  inset: 132px 16px auto;
  ${media.narrow} {
    top: 112px;
  }
  main[data-bare] ~ & {
    top: 16px;
  }
`

const inDialog = css`
  position: sticky;
  top: 0;
  &:not(:empty) {
    margin-bottom: ${space[5]};
  }
  > div {
    max-width: none;
  }
`

/*
 * In a dialog it stands below the heading and stays in sight. On the page it hangs below the header, at the left: at the right it
 * would cover what closes the chat or the menu, at the bottom the very button to press again.
 */
const Region = styled.div<{ $isInPage: boolean }>`
  ${({ $isInPage }) => ($isInPage ? onPage : inDialog)}
  z-index: ${layer.toast};
  pointer-events: none;
  html[data-page-dialog] & {
    ${({ $isInPage }) => $isInPage && 'visibility: hidden;'}
  }
`

const Plate = styled.div<{ $isDestructive: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space[5]};
  width: 100%;
  max-width: 460px;
  padding: ${space[5]};
  border-radius: ${layout.radius};
  background: ${({ $isDestructive }) => ($isDestructive ? color.danger : color.ink)};
  color: ${color.white};
  box-shadow: ${shadow};
  pointer-events: auto;
`
