/** Pauses before each retry, in milliseconds. */
const PAUSES_MS = [800, 3_000]

/**
 * Loads a chunk of the site's script, with retries where the network fails for a moment.
 *
 * @param load what imports it
 * @param signal aborts it: then it rejects
 * @throws whatever the last try threw: the line is down, or the file is of a deploy that is gone
 */
export async function loadPatiently<Part>(load: () => Promise<Part>, signal?: AbortSignal): Promise<Part> {
  for (const pause of PAUSES_MS) {
    try {
      const part = await load()
      signal?.throwIfAborted()
      return part
    } catch (error) {
      if (signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal?.throwIfAborted()
    }
  }
  return load()
}
