/**
 * What Gatsby says when a step is done, what comes next, and how much of a first build is then behind it. The shares were
 * measured on a build from nothing; pictures, which dominate it, count themselves.
 */
const STEPS = [
  { done: 'success compile gatsby files', next: 'reading the data', share: 0.02 },
  { done: 'success source and transform nodes', next: 'making the pages', share: 0.03 },
  { done: 'info bootstrap finished', next: 'making the scripts', share: 0.07 },
  { done: 'success Building production JavaScript', next: 'preparing the HTML', share: 0.25 },
  { done: 'success Building HTML renderer', next: 'collecting what each page shows', share: 0.37 },
  { done: 'success run queries in workers', next: 'making the pictures', share: 0.4 },
  { done: 'IMAGE_PROCESSING jobs', next: 'writing the pages', share: 0.88 },
  { done: 'success Building static HTML', next: 'drawing brochures and social pictures', share: 0.9 },
  { done: 'info Done building', next: 'done', share: 1 },
]

/** The share that must be done before an estimate of the rest means anything. */
const FIRST_ESTIMATE = 0.25

// eslint-disable-next-line no-control-regex -- Gatsby colours its lines and moves the cursor.
const CONTROL = /\x1b\[[0-9;]*[A-Za-z]/g

/**
 * Follows a build by what it prints.
 *
 * @param {() => number} now - milliseconds
 * @returns {(output: string) => string | undefined} the line to show when a step is done, such as
 *   "Building, 7 of 9: making the pictures (40%, about 5 minutes left)"
 */
export function buildProgress(now = Date.now) {
  const started = now()
  let step = -1
  return (output) => {
    const text = output.replace(CONTROL, '')
    const reached = STEPS.findLastIndex(({ done }, index) => index > step && text.includes(done))
    if (reached < 0) return undefined
    step = reached
    const { next, share } = STEPS[step]
    if (share === 1) return undefined
    const left = ((now() - started) / share) * (1 - share)
    const estimate = share < FIRST_ESTIMATE ? '' : `, ${inWords(left)} left`
    return `Building, ${step + 2} of ${STEPS.length}: ${next} (${Math.round(share * 100)}%${estimate})`
  }
}

function inWords(milliseconds) {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 1) return 'less than a minute'
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
