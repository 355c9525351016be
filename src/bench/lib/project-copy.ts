import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECT = path.resolve(__dirname, '../../..')
/** Not copied: linked, or no part of what runs. */
const LEFT_OUT =
  /^(node_modules|public|\.cache|\.netlify|\.git|\.env|studio|__tests__|test-results|data\/images)(\/|$)/

/** What other programs made, and no part of a checkout. */
const MADE = /^(node_modules|public|\.cache|\.netlify|\.git|\.env|studio\/out|test-results)(\/|$)/

/**
 * A copy of the project to be edited and thrown away; packages and pictures are the project's own.
 *
 * @param options - whether pictures and tests are to be the copy's own
 */
export function copyProject({ isWhole = false } = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'project-copy-'))
  const leftOut = isWhole ? MADE : LEFT_OUT
  const filter = (source: string) => !leftOut.test(path.relative(PROJECT, source).split(path.sep).join('/'))
  cpSync(PROJECT, root, { recursive: true, filter })
  for (const folder of isWhole ? ['node_modules'] : ['node_modules', 'data/images']) {
    symlinkSync(path.join(PROJECT, folder), path.join(root, folder), 'junction')
  }
  return {
    root,
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}
