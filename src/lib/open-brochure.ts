import { track } from './analytics'

/** Timeout in ms of the check that the file exists; after it the browser is simply sent there. */
const TIMEOUT_MS = 8000

/** The brochure is missing from its bucket, or the request was blocked. */
export class BrochureUnavailable extends Error {}

/**
 * Downloads a brochure as a link with `download` would, after checking that it exists.
 *
 * @param href address of the PDF, on this site or in a bucket elsewhere
 * @throws {BrochureUnavailable} rather than send the visitor to an error page or download one
 */
export async function openBrochure(href: string) {
  if (!(await isThere(href))) throw new BrochureUnavailable(href)
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/** Reports a brochure that could not be downloaded. */
export function reportBrochureFailure(source: string) {
  const error_message = 'Brochure could not be opened'
  track('error', error_message, { error_type: 'brochure_error', error_message, source })
}

async function isThere(href: string) {
  const isOurs = new URL(href, window.location.href).origin === window.location.origin
  try {
    // Without CORS the response is opaque: all it shows is that the bucket can be reached.
    const answer = await fetch(href, {
      method: 'HEAD',
      mode: isOurs ? 'same-origin' : 'no-cors',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Some hosts answer a missing file with an HTML page and status 200.
    return !isOurs || (answer.ok && !answer.headers.get('content-type')?.startsWith('text/html'))
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
  }
}
