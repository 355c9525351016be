/** Answers and bodies that every function shares. Whatever goes wrong, the caller gets JSON. */

/** A value, or the status and the words with which to refuse the request. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; status: number; error: string }

/**
 * A JSON answer that no cache keeps.
 *
 * @param status - HTTP status
 * @param body - anything that can be written as JSON
 * @param headers - further headers, such as `Allow`
 */
export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  })
}

/** A refusal: `{"error": "…"}` in words for whoever reads it, never the text of an exception. */
export function refuse(status: number, error: string, headers?: Record<string, string>) {
  return json(status, { error }, headers)
}

/** Whether the body is announced as JSON. Browsers ask before they send that to another site, so no other page can post here. */
export function isJson(request: Request) {
  return mediaType(request) === 'application/json'
}

function mediaType(request: Request) {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
}

/**
 * Reads a JSON object from the body, giving up as soon as it is longer than allowed: the announced length may be a lie.
 *
 * @param request - whose body has not been read yet
 * @param limit - most bytes to take
 * @returns the object, or a 413 or 400 to answer with
 */
export async function readJsonObject(
  request: Request,
  limit: number,
): Promise<Outcome<Record<string, unknown>>> {
  const text = await readText(request, limit)
  if (text === undefined) return tooLarge(limit)
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ok: true, value: value as Record<string, unknown> }
    }
  } catch {
    // Falls through: text that is no JSON is refused like JSON that is no object.
  }
  return { ok: false, status: 400, error: 'The body must be a JSON object' }
}

/** Whether the body is what a plain HTML form sends. */
export function isFormPost(request: Request) {
  return mediaType(request) === 'application/x-www-form-urlencoded'
}

/**
 * Reads the fields of a plain HTML form; the first of two fields with one name counts.
 *
 * @param request - whose body has not been read yet
 * @param limit - most bytes to take
 * @returns the fields, or a 413 to answer with
 */
export async function readFormFields(
  request: Request,
  limit: number,
): Promise<Outcome<Record<string, string>>> {
  const text = await readText(request, limit)
  if (text === undefined) return tooLarge(limit)
  // Browsers end lines with CR LF here and nowhere else.
  const entries = [...new URLSearchParams(text)].map(([name, value]) => [name, value.replace(/\r\n/g, '\n')])
  return { ok: true, value: Object.fromEntries(entries.reverse()) as Record<string, string> }
}

/** The body as text; undefined when it is longer than allowed: the announced length may be a lie. */
async function readText(request: Request, limit: number) {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined

  if (!request.body) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function tooLarge(limit: number): Outcome<never> {
  return { ok: false, status: 413, error: `The body must be at most ${limit / 1024} KB` }
}
