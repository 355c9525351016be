import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readData } from '../content/read-data'
import { dataFolder } from './data-folder'

/** Where scripts of the browser that import a data file find it: `@data/`. */
export const FILLED_DATA = path.resolve('.cache/filled-data')

/** Writes the files of `data/`, filled in, to where webpack reads them. What has not changed stays, so that nothing is built anew. */
export function writeFilledData(documents = readData(dataFolder)) {
  for (const { file, value } of documents) {
    const target = path.join(FILLED_DATA, file)
    const json = JSON.stringify(value)
    if (existsSync(target) && readFileSync(target, 'utf8') === json) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, json)
  }
}
