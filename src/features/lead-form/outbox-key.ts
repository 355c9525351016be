/** Where enquiries that are not delivered yet wait, in the browser's local storage: they outlive the tab. */
export const OUTBOX_KEY = 'pendingEnquiries'
