import { useSyncExternalStore, type ReactNode } from 'react'
import styled from 'styled-components'
import { color, layer, layout, shadow, space } from '@/theme/tokens'
import { Button } from './button'

export interface Toast {
  title: string
  description: string
  /** A further line, such as a reference or another way to go on. */
  note?: ReactNode
  variant?: 'default' | 'destructive'
}

let current: Toast | undefined
const listeners = new Set<() => void>()

function set(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/** Puts a message up in place of an older one. It stays until dismissed or replaced: the removal delay is 1,000,000 ms. */
export const showToast = (toast: Toast) => set(toast)

/** Takes the message away. */
export const dismissToast = () => set(undefined)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Where the toast shows and is announced. One stands in the page and one in each dialog, because an open modal dialog
 * makes everything outside it inert. Both are there from the start: a region created with its text is not announced.
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
            <strong>{toast.title}</strong>
            <p>{toast.description}</p>
            {toast.note && <p>{toast.note}</p>}
          </div>
          <Button type="button" $variant="link" $size="sm" onClick={dismissToast}>
            Dismiss
          </Button>
        </Plate>
      )}
    </Region>
  )
}

const Region = styled.div<{ $isInPage: boolean }>`
  position: fixed;
  /* At the top: at the foot it would lie over the chat, or over the very button that is to be pressed again. */
  inset: 16px 16px auto;
  display: flex;
  justify-content: flex-end;
  z-index: ${layer.toast};
  pointer-events: none;
  body:has(dialog[open]) & {
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
