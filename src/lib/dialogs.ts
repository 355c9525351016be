import { createContext, useContext } from 'react'

export type DialogName = 'quote' | 'expert' | 'brochure'

export interface OpenDialogOptions {
  /** Title of the service that the quote popup preselects. */
  service?: string
  /** Text that the quote popup's message is prefilled with. */
  message?: string
}

/** The form of a dialog, or of a page, as a page of its own that needs no script: netlify/functions/enquiry.ts. */
export function enquiryPage(form: string) {
  return `/api/enquiry/${form}`
}

/**
 * Attributes of a button that opens a dialog. Before and without script it leads to the form's page, by one of the forms that
 * stand in every page for it; whoever opens the dialog prevents that.
 *
 * @param name the dialog's
 * @param service the service that it preselects
 */
export function dialogButton(name: DialogName, service?: string) {
  return {
    type: 'submit',
    form: `open-${name}`,
    'aria-haspopup': 'dialog',
    ...(service ? { name: 'service', value: service } : {}),
  } as const
}

export type OpenDialog = (name: DialogName, options?: OpenDialogOptions) => void

/** Opens one of the site's dialogs from anywhere on a page; provided by the layout. */
export const DialogContext = createContext<OpenDialog>(() => undefined)

export function useOpenDialog() {
  return useContext(DialogContext)
}
