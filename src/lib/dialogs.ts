import { createContext, useContext } from 'react'

export type DialogName = 'quote' | 'expert' | 'brochure'

export interface OpenDialogOptions {
  /** Title of the service that the quote popup preselects. */
  service?: string
  /** Text that the quote popup's message is prefilled with. */
  message?: string
}

export type OpenDialog = (name: DialogName, options?: OpenDialogOptions) => void

/** Opens one of the site's dialogs from anywhere on a page; provided by the layout. */
export const DialogContext = createContext<OpenDialog>(() => undefined)

export function useOpenDialog() {
  return useContext(DialogContext)
}
