import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import styled from 'styled-components'
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

interface ToastActions {
  show: (toast: Toast) => void
  dismiss: () => void
}

const nothing = () => undefined
/** Separate from the toast itself: every link uses the actions and must not re-render with each toast. */
const ActionsContext = createContext<ToastActions>({ show: nothing, dismiss: nothing })
const ToastContext = createContext<Toast | undefined>(undefined)

/** `show` displays a toast in place of the current one; `dismiss` removes it. */
export function useToast() {
  return useContext(ActionsContext)
}

/**
 * Holds the one toast of the page. It stays until dismissed or replaced. The specification keeps a dismissed one for
 * 1,000,000 ms before removing it; since it is hidden by then, no visitor could tell, and ours is removed at once.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>()
  const actions = useMemo(() => ({ show: setToast, dismiss: () => setToast(undefined) }), [])
  return (
    <ActionsContext.Provider value={actions}>
      <ToastContext.Provider value={toast}>
        {children}
        <ToastRegion isInPage />
      </ToastContext.Provider>
    </ActionsContext.Provider>
  )
}

/**
 * The live region of the toast. There is one on the page and one in each dialog, because an open modal dialog makes
 * everything outside it inert. Both exist from the start: a region inserted with its text is not announced.
 */
export function ToastRegion({ isInPage = false }: { isInPage?: boolean }) {
  const toast = useContext(ToastContext)
  const { dismiss } = useToast()
  return (
    <Region role="status" aria-live="assertive" $isInPage={isInPage}>
      {toast && (
        <Plate $isDestructive={toast.variant === 'destructive'}>
          <div>
            {toast.title && <strong>{toast.title}</strong>}
            <p>{toast.description}</p>
            {toast.note && <p>{toast.note}</p>}
          </div>
          <Button type="button" $variant="link" $size="sm" onClick={dismiss}>
            Dismiss
          </Button>
        </Plate>
      )}
    </Region>
  )
}

const Region = styled.div<{ $isInPage: boolean }>`
  position: fixed;
  /* At the top: at the bottom it would cover the chat, or the very button to press again. */
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
