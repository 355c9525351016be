/** The settings of the functions, read once per instance. */
interface Env {
  /** Requests a visitor may make to each function in a minute; 0: any number. */
  rateLimit: number
  /** How long a receiver of enquiries may take to answer. */
  deliveryTimeLimitMs: number
  /** How long to wait after the first failure; doubled after each further one. */
  deliveryRetryMs: number
}

/**
 * Reads the settings from the environment, so that a wrong one fails at the start and not at the first enquiry.
 *
 * @param source - the environment, by default the process's own
 * @throws Error naming every setting that cannot be used
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const problems: string[] = []

  function wholeNumber(name: string, standard: number, lowest: number) {
    const value = Number(source[name]?.trim() || standard)
    if (!Number.isInteger(value) || value < lowest) {
      problems.push(`${name} must be a whole number, ${lowest} or more, not '${source[name]}'`)
    }
    return value
  }

  const env = {
    rateLimit: wholeNumber('RATE_LIMIT', 20, 0),
    deliveryTimeLimitMs: wholeNumber('DELIVERY_TIME_LIMIT_MS', 15_000, 100),
    deliveryRetryMs: wholeNumber('DELIVERY_RETRY_MS', 30_000, 10),
  }
  if (problems.length > 0) throw new Error(`Settings that cannot be used: ${problems.join('; ')}`)
  return env
}

/** The service that writes the assistant's replies, and how long to wait for it. */
export interface ChatEnv {
  /** Address of the chat-completions call. */
  url: string
  key: string
  model: string
  /** Longest wait for the first words. */
  firstByteMs: number
  /** Longest silence between two pieces. */
  silenceMs: number
}

/**
 * Reads the settings of the chat service. Apart from the others, so that a wrong one here stops the chat and no enquiry.
 *
 * @param source - the environment, by default the process's own
 * @returns undefined without `CHAT_API_URL`: the built-in assistant answers
 * @throws Error naming every setting that cannot be used, without its value: it may hold a key
 */
export function readChatEnv(source: Record<string, string | undefined> = process.env): ChatEnv | undefined {
  const address = source.CHAT_API_URL?.trim()
  if (!address) return undefined
  const problems: string[] = []
  const url = completionsUrl(address)
  if (!url) problems.push('CHAT_API_URL must be an http or https address')
  const model = source.CHAT_MODEL?.trim() ?? ''
  if (!model) problems.push('CHAT_MODEL is missing')
  const firstByteMs = Number(source.CHAT_FIRST_BYTE_MS?.trim() || 20_000)
  const silenceMs = Number(source.CHAT_SILENCE_MS?.trim() || 15_000)
  if (!(firstByteMs > 0)) problems.push('CHAT_FIRST_BYTE_MS must be a number above 0')
  if (!(silenceMs > 0)) problems.push('CHAT_SILENCE_MS must be a number above 0')
  if (!url || problems.length > 0) throw new Error(`Settings that cannot be used: ${problems.join('; ')}`)
  return { url, key: source.CHAT_API_KEY?.trim() ?? '', model, firstByteMs, silenceMs }
}

/** Whether the built-in assistant answers where the chat service fails before its first word (`CHAT_FALLBACK`). */
export function readChatFallback(source: Record<string, string | undefined> = process.env) {
  return source.CHAT_FALLBACK?.trim().toLowerCase() !== 'off'
}

/** Services give their address with or without the last part ('https://host/v1'). */
function completionsUrl(address: string) {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (!url.pathname.endsWith('/chat/completions')) {
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`
  }
  return url.href
}
