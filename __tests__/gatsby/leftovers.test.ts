import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publish } from '../../src/gatsby/brochures'
import { keepOnly } from '../../src/gatsby/keep-only'
import { removeOldPages } from '../../src/gatsby/remove-old-pages'
import { restorePages } from '../../src/gatsby/restore-pages'

const PAGE = '<body><div id="___gatsby"></div></body>'
const folder = () => mkdtempSync(path.join(tmpdir(), 'public-'))

function write(root: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

it('takes away a page that the data no longer have, though the cache of the last build brings it back', async () => {
  const root = folder()
  // As the adapter left it, before a page was removed from the data.
  write(root, {
    'index.html': PAGE,
    '404.html': PAGE,
    'doors.html': PAGE,
    'doors/old.html': PAGE,
    'embed/frame.html': '<p>A file of static/</p>',
    '_gatsby/slices/a.html': PAGE,
    'page-data/index/page-data.json': '{}',
    'page-data/doors/page-data.json': '{}',
    'page-data/doors/old/page-data.json': '{}',
    'page-data/app-data.json': '{}',
  })
  await restorePages(root)
  const gone = await removeOldPages(root, ['/', '/doors', '/404.html'])
  expect(gone.sort()).toEqual(['doors/old/index.html', 'page-data/doors/old/page-data.json'])
  expect(gone.filter((file) => existsSync(path.join(root, file)))).toEqual([])
  for (const file of ['index.html', '404.html', 'doors/index.html', '_gatsby/slices/a.html'])
    expect(existsSync(path.join(root, file))).toBe(true)
})

it('keeps what is named, and what is of another kind', async () => {
  const root = folder()
  write(root, { 'a.pdf': '', 'b.pdf': '', 'page/index.html': '' })
  await keepOnly(root, ['a.pdf'], /\.pdf$/)
  expect(readdirSync(root).sort()).toEqual(['a.pdf', 'page'])
  await expect(keepOnly(path.join(root, 'not-there'), [])).resolves.toBeUndefined()
})

it('takes away a brochure that is no longer listed, and leaves the page of one that can be read on the site', async () => {
  const root = folder()
  write(root, { 'brochures/old.pdf': '', 'brochures/sash/index.html': '', made: 'PDF' })
  const jobs = [{ brochure: { file: 'sash.pdf' }, target: path.join(root, 'made') }]
  await publish(jobs, root, { isAll: false })
  expect(readdirSync(path.join(root, 'brochures')).sort()).toEqual(['old.pdf', 'sash', 'sash.pdf'])
  await publish(jobs, root, { isAll: true })
  expect(readdirSync(path.join(root, 'brochures')).sort()).toEqual(['sash', 'sash.pdf'])
})
