import { createContext, useContext } from 'react'

export type DialogName = 'quote' | 'expert' | 'brochure'

export interface OpenDialogOptions {
  /** Title of the service that the quote popup preselects. */
  service?: string
  /** Text that the quote popup's message starts with. */
  message?: string
}

export type OpenDialog = (name: DialogName, options?: OpenDialogOptions) => void

/** How any part of a page opens one of the site's dialogs; the layout provides it. */
export const DialogContext = createContext<OpenDialog>(() => undefined)

export function useOpenDialog() {
  return useContext(DialogContext)
}
