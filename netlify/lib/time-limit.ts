/**
 * Waits for a result, but not for ever. The work itself goes on: it must be safe to do twice.
 *
 * @param work - what is being done
 * @param limitMs - how long to wait for it
 * @throws Error named `TimeLimit` when it takes longer; whatever the work throws
 */
export async function withinTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error('It took too long')
      error.name = 'TimeLimit'
      reject(error)
    }, limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
