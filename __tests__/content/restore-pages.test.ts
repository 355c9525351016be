import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { removeScripts, restorePages } from '../../src/gatsby/restore-pages'

const folder = mkdtempSync(path.join(tmpdir(), 'public-'))
const file = (name: string) => path.join(folder, name)

it('puts the pages of the last build back to where Gatsby wrote them, and nothing else', async () => {
  mkdirSync(file('doors/composite'), { recursive: true })
  mkdirSync(file('_gatsby/slices'), { recursive: true })
  for (const name of [
    'index.html',
    '404.html',
    'doors.html',
    'doors/composite.html',
    'doors/french.html',
    '_gatsby/slices/_gatsby-scripts-1.html',
  ])
    writeFileSync(file(name), name)
  writeFileSync(file('doors/composite/index.html'), 'newer')

  await restorePages(folder)

  expect(readFileSync(file('doors/index.html'), 'utf8')).toBe('doors.html')
  expect(readFileSync(file('doors/french/index.html'), 'utf8')).toBe('doors/french.html')
  expect(readFileSync(file('doors/composite/index.html'), 'utf8')).toBe('newer')
  for (const name of ['index.html', '404.html', '_gatsby/slices/_gatsby-scripts-1.html']) {
    expect(existsSync(file(name))).toBe(true)
  }
})

it('has nothing to do before the first build', async () => {
  await expect(restorePages(file('not-there'))).resolves.toBeUndefined()
})

it('takes the last build’s scripts away, and leaves files that are named after nothing', async () => {
  for (const name of ['app-0123456789abcdef0123.js', 'app-0123456789abcdef0123.js.map', 'form-embed.js'])
    writeFileSync(file(name), name)
  await removeScripts(folder)
  expect(existsSync(file('app-0123456789abcdef0123.js'))).toBe(false)
  expect(existsSync(file('app-0123456789abcdef0123.js.map'))).toBe(false)
  expect(existsSync(file('form-embed.js'))).toBe(true)
})
