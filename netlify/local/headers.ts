import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Header } from '@netlify/headers-parser'

/**
 * The headers that the site's rules give to a path, as Netlify reads them. `@netlify/dev` could apply them too, but reads
 * and parses the file for every request: 0.15 s of processor time with the adapter's 2,800 rules, measured. Here it is parsed
 * again only when a build wrote it anew.
 *
 * @param root - the project's folder; the rules are in `public/_headers`
 * @returns a function from a path to its headers
 */
export function headersOf(root: string) {
  const file = path.join(root, 'public/_headers')
  let readAt = -1
  let rules: Header[] = []

  return async (pathname: string) => {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs !== readAt) {
      readAt = mtimeMs
      // Comes as an ECMAScript module only, and this file runs as CommonJS.
      const { parseAllHeaders } = await import('@netlify/headers-parser')
      const { headers, errors } = await parseAllHeaders({
        headersFiles: [file],
        netlifyConfigPath: undefined,
        configHeaders: [],
        minimal: false,
      })
      for (const { message } of errors) console.error(message)
      rules = headers as Header[]
    }
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(pathname))
    return Object.assign({}, ...matching.map(({ values }) => values)) as Record<string, string>
  }
}
