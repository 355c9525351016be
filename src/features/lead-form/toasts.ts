import type { Toast } from '@/components/ui/toast'

/** The enquiry could not be sent; the form keeps it. */
export const NOT_SENT: Toast = {
  title: 'Submission Failed',
  description: 'There was an error sending your inquiry. Please try again.',
  variant: 'destructive',
}

/** An enquiry that the visitor was thanked for has not reached the server yet. */
export const DELAYED: Toast = {
  title: 'Not delivered yet',
  description:
    'Your request is kept in this browser and is sent again by itself when you are back on this site. If it is urgent, please call us.',
  variant: 'destructive',
}
