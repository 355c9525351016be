import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { newToken, startBlobsServer } from './blobs-server'

/** What a Blobs client needs to know about the local store. */
interface LocalBlobs {
  siteID: string
  /** Every local run is the same deploy. */
  deployID: string
  token: string
  edgeURL: string
  uncachedEdgeURL: string
}

/**
 * Opens the local Blobs: plain files, in the place where Netlify's own tools keep them (`.netlify/blobs-serve`), or in
 * `LOCAL_BLOBS_DIR`. Several processes may have them open at once, so that `npm run leads` sees what a running server
 * stored, and still sees it when none runs.
 *
 * @param root - the project's folder
 * @returns the client's settings, and how to close the server
 */
export async function openLocalBlobs(
  root: string,
): Promise<{ blobs: LocalBlobs; close: () => Promise<unknown> }> {
  const directory = path.resolve(root, process.env.LOCAL_BLOBS_DIR || '.netlify/blobs-serve')
  const token = newToken()
  const server = await startBlobsServer(directory, token)
  const address = `http://localhost:${server.port}`
  return {
    blobs: { siteID: siteId(root), deployID: '0', token, edgeURL: address, uncachedEdgeURL: address },
    close: () => server.stop(),
  }
}

/** The id of the site that this folder is linked to, which Netlify's tools put into the path; '0' when it is not. */
function siteId(root: string) {
  const file = path.join(root, '.netlify/state.json')
  if (!existsSync(file)) return '0'
  const state = JSON.parse(readFileSync(file, 'utf8')) as { siteId?: string }
  return state.siteId ?? '0'
}
