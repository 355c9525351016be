import { track } from './analytics'

/** How long a slow connection is asked whether a file is there before the browser is simply sent to it; ms. */
const PATIENCE_MS = 8000

/** A brochure that cannot be had: missing in its bucket, or blocked on its way. */
export class BrochureUnavailable extends Error {}

/**
 * Fetches a brochure the way a link with `download` does, once it is known that there is one.
 *
 * @param href address of the PDF, on this site or in a bucket elsewhere
 * @throws {BrochureUnavailable} instead of leaving the visitor on an error page, or with a download that is none
 */
export async function openBrochure(href: string) {
  if (!(await isThere(href))) throw new BrochureUnavailable(href)
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/** Reports a brochure that could not be had. */
export function reportBrochureFailure(source: string) {
  const error_message = 'Brochure could not be opened'
  track('error', error_message, { error_type: 'brochure_error', error_message, source })
}

async function isThere(href: string) {
  const isOurs = new URL(href, window.location.href).origin === window.location.origin
  try {
    // A bucket need not let pages of other sites read its answers: then all that can be learnt is whether it can be reached.
    const answer = await fetch(href, {
      method: 'HEAD',
      mode: isOurs ? 'same-origin' : 'no-cors',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // A page in the file's place is a host's way of saying that there is none.
    return !isOurs || (answer.ok && !answer.headers.get('content-type')?.startsWith('text/html'))
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}
