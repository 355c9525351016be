import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PROJECT = path.resolve(__dirname, '../../..')
/** Not copied: linked, or no part of what runs. */
const LEFT_OUT =
  /^(node_modules|public|\.cache|\.netlify|\.git|\.env|studio|__tests__|test-results|data\/images)(\/|$)/

/** A copy of the project to be edited and thrown away; packages and pictures are the project's own. */
export function copyProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'project-copy-'))
  const filter = (source: string) => !LEFT_OUT.test(path.relative(PROJECT, source).split(path.sep).join('/'))
  cpSync(PROJECT, root, { recursive: true, filter })
  for (const folder of ['node_modules', 'data/images']) {
    symlinkSync(path.join(PROJECT, folder), path.join(root, folder), 'junction')
  }
  return {
    root,
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}
