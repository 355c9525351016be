/** The settings of the functions, read once per instance. */
export interface Env {
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
