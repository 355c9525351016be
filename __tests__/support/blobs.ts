import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs a Netlify Blobs server for the tests of a file, empty before each of them.
 *
 * @returns `directory`, where it keeps them; `breakIt`, which points the functions at a server that is not there, until the end of the test
 */
export function useBlobs() {
  const directory = mkdtempSync(path.join(tmpdir(), 'blobs-'))
  const server = spawn(process.execPath, [
    '--import',
    path.join(__dirname, '../../node_modules/tsx/dist/loader.mjs'),
    path.join(__dirname, 'blobs-server.mjs'),
    directory,
  ])
  const port = once(server.stdout, 'data').then(([chunk]) => Number(String(chunk)))

  beforeEach(async () => {
    rmSync(directory, { recursive: true, force: true })
    connect(await port)
  }, 60_000)

  afterAll(() => {
    server.kill()
    rmSync(directory, { recursive: true, force: true })
  })

  return { directory, breakIt: () => connect(9) }
}

function connect(port: number) {
  const address = `http://localhost:${port}`
  const context = {
    edgeURL: address,
    uncachedEdgeURL: address,
    siteID: '0',
    token: 'token',
    deployID: 'deploy',
  }
  process.env.NETLIFY_BLOBS_CONTEXT = Buffer.from(JSON.stringify(context)).toString('base64')
}
