import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whatever the built site depends on. Commands, functions and tests do not end up in it; what the assistant learns is worked out along with it. */
const SOURCES = [
  'data',
  'netlify/assistant/knowledge',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'netlify.toml',
  'package-lock.json',
  'tsconfig.json',
]
// The second is written by the build itself.
const NOT_SOURCES = new Set(['src/commands', 'src/gatsby-types.d.ts'])
const SETTINGS = /^(GATSBY_\w+|SITE_URL|CONTEXT|URL|DEPLOY_PRIME_URL)$/

/**
 * A hash that changes whenever the built site would.
 *
 * @param {string} root - the project's folder
 * @param {Record<string, string | undefined>} env - settings that the build reads are part of it
 */
export function fingerprint(root, env = process.env) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(root, source))) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    )
  }
  for (const name of Object.keys(env)
    .filter((key) => SETTINGS.test(key))
    .sort())
    hash.update(`${name}=${env[name]}\0`)
  return hash.digest('hex')
}

/** @returns {string[]} files below a path, in a fixed order; none when it does not exist */
function filesIn(root, relative) {
  const full = path.join(root, relative)
  if (NOT_SOURCES.has(relative) || !existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [relative]
  const names = readdirSync(full).filter((name) => !name.startsWith('.'))
  return names.sort().flatMap((name) => filesIn(root, `${relative}/${name}`))
}

/**
 * Whether `public/` was built from exactly these sources.
 *
 * @param {string} root
 * @param {string} current - their fingerprint
 */
export function isBuilt(root, current) {
  const file = stampFile(root)
  return (
    existsSync(path.join(root, 'public/index.html')) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === current
  )
}

/**
 * Runs a build and remembers what it was made from. The old fingerprint is removed first: a build that fails half way leaves a
 * `public/` that matches no sources.
 *
 * @param {string} root
 * @param {() => Promise<boolean>} build - whether it succeeded
 */
export async function buildAndNote(root, build) {
  forgetBuild(root)
  const before = fingerprint(root)
  if (!(await build())) return false
  mkdirSync(path.dirname(stampFile(root)), { recursive: true })
  writeFileSync(stampFile(root), before)
  return true
}

/**
 * Makes the next start build afresh: `public/` no longer holds what was noted.
 *
 * @param {string} root
 */
export function forgetBuild(root) {
  rmSync(stampFile(root), { force: true })
}

function stampFile(root) {
  return path.join(root, 'node_modules/.cache/riverway/build')
}
