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
