import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const ENCODINGS = {
  br: {
    stream: () => createBrotliCompress(BROTLI),
    whole: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  },
  gzip: { stream: () => createGzip(), whole: (bytes: Buffer) => promisify(gzip)(bytes) },
}

/** Netlify compresses text; so do we, so that a measurement here means something there. Event streams go out untouched. */
export function isText(headers: Headers) {
  return /^(text\/(?!event-stream)|application\/(javascript|json|manifest\+json|xml)|image\/svg)/.test(
    headers.get('content-type') ?? '',
  )
}

/**
 * The encoding that a client likes best, of those there are.
 *
 * @param accepted - its Accept-Encoding
 */
export function encodingFor(accepted: string) {
  const name = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted))
  return name ? { name, ...ENCODINGS[name] } : undefined
}
