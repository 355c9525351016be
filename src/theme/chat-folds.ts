/**
 * `<html>` where the chat's card has folded into a round button at the end of a phone's call bar: below the first screen, over a
 * conversation that goes on, where the page takes the foot of the screen for itself, and at a form.
 */
export const chatFolds = ":is([data-below], [data-talked], [data-foot='taken'], [data-page-form-here])"
