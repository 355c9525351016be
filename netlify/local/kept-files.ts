import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { encodingFor, isText } from './compress'

interface Kept {
  file: string
  /** When it was written, and how long it is. */
  state: string
  headers: Headers
  bytes: Buffer
  /** By the name of the encoding. */
  encoded: Map<string, Buffer>
}

/**
 * The files that `@netlify/dev` has served, kept in memory with their compressed forms, as long as they are the same on the disk: it
 * takes 3 ms of processor time for each of them, every time anew (a folder made and removed, a stream through a stream); this, half of it.
 *
 * @param folder - the publish folder
 */
export function keptFiles(folder: string) {
  const kept = new Map<string, Kept>()

  /** The file that was served for this request before, unless it has changed since. */
  async function again(request: Request) {
    const key = keyOf(request)
    const known = key === undefined ? undefined : kept.get(key)
    if (!key || !known) return undefined
    if ((await stateOf(known.file)) === known.state) return answer(known, request)
    kept.delete(key)
    return undefined
  }

  /** Keeps what was served for this request, where it is a file of the folder as it stands there. */
  async function keep(request: Request, bytes: Buffer, headers: Headers) {
    const key = keyOf(request)
    if (key === undefined) return
    const own = path.join(folder, decodeURIComponent(key))
    for (const file of [own, path.join(own, 'index.html')]) {
      const state = await stateOf(file)
      if (state === undefined || !(await readFile(file)).equals(bytes)) continue
      kept.set(key, { file, state, headers, bytes, encoded: new Map() })
      return
    }
  }

  return { again, keep }
}

/** Rules may look at the query. */
function keyOf({ method, url }: Request) {
  const { pathname, search } = new URL(url)
  return method === 'GET' && search === '' ? pathname : undefined
}

async function stateOf(file: string) {
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? `${found.mtimeMs} ${found.size}` : undefined
}

async function answer({ headers: own, bytes, encoded }: Kept, request: Request) {
  const headers = new Headers(own)
  const encoding = isText(own) ? encodingFor(request.headers.get('accept-encoding') ?? '') : undefined
  if (!encoding) return whole(bytes, headers)
  const small = encoded.get(encoding.name) ?? (await encoding.whole(bytes))
  encoded.set(encoding.name, small)
  headers.set('content-encoding', encoding.name)
  return whole(small, headers)
}

function whole(bytes: Buffer, headers: Headers) {
  headers.set('content-length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { headers })
}
