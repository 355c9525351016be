import words from '@data/wording/forms.json'
import type { Toast } from '@/components/ui/toast'

/** The enquiry could not be sent; the form keeps it. */
export const NOT_SENT: Toast = {
  title: words.failed,
  description: words.failedText,
  variant: 'destructive',
}

/** An enquiry that the visitor was thanked for has not reached the server yet. */
export const DELAYED: Toast = {
  title: words.delayed,
  description: words.delayedText,
  variant: 'destructive',
}
