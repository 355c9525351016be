import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Fields {
  [name: string]: unknown
}

/** A copy of `data/` that a test may spoil. */
export function dataCopy() {
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'data-')), 'data')
  cpSync(path.resolve(__dirname, '../../data'), root, { recursive: true })
  const remove = () => rmSync(path.dirname(root), { recursive: true, force: true })
  return { ...dataFolder(root), remove }
}

export type DataFolder = ReturnType<typeof dataFolder>

/** A data folder with the ways to change it. */
export function dataFolder(root: string) {
  const at = (file: string) => path.join(root, file)
  return {
    root,
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write: (file: string, content: string | Buffer) => writeFileSync(at(file), content),
    /** Changes what a file says. */
    edit(file: string, change: (data: Fields) => unknown) {
      const data = JSON.parse(readFileSync(at(file), 'utf8')) as Fields
      change(data)
      writeFileSync(at(file), `${JSON.stringify(data, null, 2)}\n`)
    },
  }
}
