import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Context } from '@netlify/functions'

type Handler = (request: Request, context: Context) => Response | undefined | Promise<Response | undefined>

interface LocalFunction {
  name: string
  handler: Handler
  routes: RegExp[]
  /** How often it runs by itself. */
  everyMs?: number
}

interface FunctionRunner {
  /** Finds the function that a path belongs to and runs it; undefined when there is none. */
  run: (request: Request, ip: string) => Promise<Response | undefined>
  /** Runs the scheduled functions from now on; the result stops that. */
  startSchedules: () => () => void
}

/**
 * Runs the functions in this process, by the routes in their `config` and with the context that Netlify gives them.
 * `@netlify/dev` can do it too, but bundles the function again and starts a thread for every single request (0.4 s of
 * processor time each, measured), forgets everything in between and does not tell a function that its visitor has left.
 * `LOCAL_FUNCTIONS=bundled` has it run them nevertheless: it proves that a function bundles as it will on Netlify.
 *
 * @param directory - the folder of functions, one file each
 */
export async function loadFunctions(directory: string): Promise<FunctionRunner> {
  const files = (await readdir(directory).catch(() => []))
    .filter((file) => /\.(ts|mts|js|mjs)$/.test(file))
    .sort()
  const functions = await Promise.all(files.map((file) => loadFunction(path.join(directory, file))))

  return { run, startSchedules: () => runSchedules(functions) }

  async function run(request: Request, ip: string) {
    const url = new URL(request.url)
    for (const { name, handler, routes } of functions) {
      const match = routes.map((route) => route.exec(url.pathname)).find((found) => found !== null)
      if (!match) continue
      try {
        return (
          (await handler(request, context(request, ip, { ...match.groups }))) ??
          new Response(null, { status: 204 })
        )
      } catch (error) {
        console.error(`The function ${name} failed:`, error)
        return Response.json({ error: 'Something went wrong on the server' }, { status: 500 })
      }
    }
    return undefined
  }
}

async function loadFunction(file: string): Promise<LocalFunction> {
  const name = path.basename(file).replace(/\.\w+$/, '')
  const module = (await import(pathToFileURL(file).href)) as {
    default: Handler | { default: Handler }
    config?: Config
  }
  // A TypeScript file of a package without "type" comes as CommonJS: its default export is one level down.
  const handler = typeof module.default === 'function' ? module.default : module.default.default
  const config: Config = module.config ?? (module.default as { config?: Config }).config ?? {}
  // A scheduled function has no address; Netlify alone calls it.
  if (config.schedule) return { name, handler, routes: [], everyMs: everyMs(config.schedule) }
  const paths = [config.path ?? `/.netlify/functions/${name}`].flat()
  return { name, handler, routes: paths.map(toPattern) }
}

/** At once and then at its pace (`LOCAL_SCHEDULE_MS` for tests), never twice at the same time. */
function runSchedules(functions: LocalFunction[]) {
  const timers = functions.map(({ name, handler, everyMs: paceMs }) => {
    if (paceMs === undefined) return undefined
    let isRunning = false
    const runOnce = async () => {
      if (isRunning) return
      isRunning = true
      try {
        const request = new Request(`http://localhost/.netlify/functions/${name}`, {
          method: 'POST',
          body: '{}',
        })
        await handler(request, context(request, '', {}))
      } catch (error) {
        console.error(`The scheduled function ${name} failed:`, error)
      } finally {
        isRunning = false
      }
    }
    void runOnce()
    return setInterval(() => void runOnce(), Number(process.env.LOCAL_SCHEDULE_MS) || paceMs)
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}

/** The pace of a cron expression, as far as we use them: every minute, or every so many minutes. */
function everyMs(schedule: string) {
  const [, minutes] = /^\*(?:\/(\d+))? \* \* \* \*$/.exec(schedule) ?? []
  if (!schedule.startsWith('*') || (schedule !== '* * * * *' && minutes === undefined)) {
    throw new Error(`The local platform does not know the schedule '${schedule}'`)
  }
  return Number(minutes ?? 1) * 60_000
}

/** '/api/leads/:form' as a regular expression with a group for each parameter; '*' stands for the rest of the path. */
function toPattern(route: string) {
  const source = route
    .split('/')
    .map((part) => {
      if (part === '*') return '.*'
      if (part.startsWith(':')) return `(?<${part.slice(1)}>[^/]+)`
      return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    })
    .join('/')
  return new RegExp(`^${source}/?$`)
}

function context(request: Request, ip: string, params: Record<string, string>) {
  const url = new URL(request.url)
  const known: Partial<Context> = {
    account: { id: '' },
    deploy: { context: process.env.CONTEXT || 'dev', id: '0', published: false },
    geo: {},
    ip,
    params,
    requestId: randomUUID(),
    server: {},
    site: { url: url.origin },
    url,
    waitUntil: (work) => void work.catch((error: unknown) => console.error('Background work failed:', error)),
  }
  return known as Context
}
