import { createRequire } from 'node:module'
import path from 'node:path'
import type { NetlifyDev as Dev } from '@netlify/dev'
import { openLocalBlobs } from './blobs'
import { loadFunctions } from './functions'
import { headersOf } from './headers'
import { keptFiles } from './kept-files'

const RULE_FILES = new Set(['/_headers', '/_redirects'])

/** The site as Netlify serves it, on this machine and without a network. */
interface Platform {
  /**
   * Answers a request: function, redirect, file, or the not-found page.
   *
   * @param request - with an absolute address
   * @param ip - the visitor's address, taken from the connection and from nothing that the visitor wrote
   */
  handle: (request: Request, ip: string) => Promise<Response>
  stop: () => Promise<void>
}

interface PlatformOptions {
  /** The project's folder, with netlify.toml. */
  root: string
  /** Where the server will be reached. */
  address: string
  /** Has `@netlify/dev` bundle and run the functions, as slow as that is. */
  bundled?: boolean
}

/**
 * Starts the local platform: `@netlify/dev` for files, redirects and headers, the functions beside it, Blobs in files.
 *
 * @throws when netlify.toml cannot be read or a function cannot be loaded
 */
export async function startPlatform({ root, address, bundled = false }: PlatformOptions): Promise<Platform> {
  const { blobs, close } = await openLocalBlobs(root)
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(blobs)).toString('base64')
  process.env.CONTEXT ||= 'dev'
  process.env.NETLIFY_DEV = 'true'
  // Imported here, not above: it comes as ECMAScript modules only, and this file runs as CommonJS.
  const { NetlifyDev } = await import('@netlify/dev')
  const dev = new NetlifyDev({
    projectRoot: root,
    serverAddress: address,
    skipGitignore: true,
    functions: { enabled: bundled },
    headers: { enabled: false },
    // Ours, above: these would need an account, a download or a second copy.
    blobs: { enabled: false },
    environmentVariables: { enabled: false },
    aiGateway: { enabled: false },
    database: { enabled: false },
    edgeFunctions: { enabled: false },
    geolocation: { enabled: false },
    images: { enabled: false },
  })
  await dev.start()
  // Each call is a thread of its own there, and a second thread can only load this native module while the process holds it.
  if (bundled) createRequire(path.join(root, 'package.json'))('onnxruntime-node')
  const functions = bundled
    ? undefined
    : await loadFunctions(process.env.LOCAL_FUNCTIONS_DIR || path.join(root, 'netlify/functions'))
  const stopSchedules = functions?.startSchedules()
  const headersFor = headersOf(root)
  const files = keptFiles(path.join(root, 'public'))

  return {
    async handle(request, ip) {
      request.headers.set('x-forwarded-for', ip)
      request.headers.delete('x-nf-client-connection-ip')
      const fromFunction = await functions?.run(request, ip)
      if (fromFunction) return fromFunction
      const answer =
        (await files.again(request)) ?? (await fromDev(dev, request, files)) ?? (await notFound(dev, request))
      const { pathname } = new URL(request.url)
      const ruled = await headersFor(answer.status === 404 ? '/404.html' : pathname)
      // New ones: the headers of a redirect cannot be changed.
      const headers = new Headers(answer.headers)
      for (const [name, value] of Object.entries(ruled)) headers.set(name, value)
      return new Response(answer.body, { status: answer.status, headers })
    },

    async stop() {
      stopSchedules?.()
      await dev.stop()
      await close()
    },
  }
}

async function fromDev(dev: Dev, request: Request, files: ReturnType<typeof keptFiles>) {
  // A stray '%' in the address makes it throw; no page has such an address. The rule files are served by no Netlify.
  if (!isDecodable(request.url) || RULE_FILES.has(new URL(request.url).pathname)) return undefined
  const result = await dev.handleAndIntrospect(request)
  if (result?.type === 'static' && request.method !== 'GET' && request.method !== 'HEAD') {
    await result.response.body?.cancel()
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  if (result?.type !== 'static' || !result.response.body) return result?.response
  // Read whole: a visitor who leaves in the middle of a streamed file would end the server (the stream that
  // @netlify/dev makes of a file throws when it is closed early).
  const bytes = Buffer.from(await result.response.arrayBuffer())
  await files.keep(request, bytes, result.response.headers)
  return new Response(bytes, result.response)
}

function isDecodable(url: string) {
  try {
    return Boolean(decodeURIComponent(url))
  } catch {
    return false
  }
}

/** The site's own not-found page: `@netlify/dev` leaves that to its caller. */
async function notFound(dev: Dev, request: Request) {
  const page = await dev.handle(new Request(new URL('/404.html', request.url)))
  return new Response(page ? await page.arrayBuffer() : 'Not found', {
    status: 404,
    headers: page?.headers ?? { 'Content-Type': 'text/plain' },
  })
}
