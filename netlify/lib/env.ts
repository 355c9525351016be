/** The settings of the functions, read once per instance. */
export interface Env {
  /** Requests a visitor may make to each function in a minute; 0: any number. */
  rateLimit: number
}

/**
 * Reads the settings from the environment, so that a wrong one fails at the start and not at the first enquiry.
 *
 * @param source - the environment, by default the process's own
 * @throws Error naming every setting that cannot be used
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const problems: string[] = []
  const rateLimit = Number(source.RATE_LIMIT?.trim() || 20)
  if (!Number.isInteger(rateLimit) || rateLimit < 0) {
    problems.push(`RATE_LIMIT must be a whole number, 0 or more, not '${source.RATE_LIMIT}'`)
  }
  if (problems.length > 0) throw new Error(`Settings that cannot be used: ${problems.join('; ')}`)
  return { rateLimit }
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
