import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Pages that the adapter leaves where Gatsby wrote them. */
const STAYING = new Set(['404.html', '500.html', 'index.html'])

/** A script that Gatsby named after its content. */
const HASHED_SCRIPT = /-[0-9a-f]{16,}\.js(\.\w+(\.txt)?)?$/

/** Removes the last build's scripts, so that unused ones do not accumulate. */
export async function removeScripts(folder: string) {
  if (!existsSync(folder)) return
  const scripts = readdirSync(folder).filter((file) => HASHED_SCRIPT.test(file))
  await Promise.all(scripts.map((file) => rm(path.join(folder, file))))
}

/**
 * Puts the pages of the last build back to where Gatsby wrote them (`doors/index.html`): at the end of a build the Netlify
 * adapter moves each to `doors.html`. A build that finds only some of its pages to be new reads the others again for its
 * slices, and fails where they are gone.
 *
 * @param folder - the folder of the built site; it need not be there
 */
export async function restorePages(folder: string) {
  if (!existsSync(folder)) return
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !STAYING.has(path.basename(file)),
  )
  for (const page of pages) {
    const restored = path.join(folder, page.slice(0, -'.html'.length), 'index.html')
    if (existsSync(restored) || page.startsWith('_gatsby')) continue
    await mkdir(path.dirname(restored), { recursive: true })
    await rename(path.join(folder, page), restored)
  }
}
