import { statSync } from 'node:fs'
import path from 'node:path'
import { checkData } from '../content/check-data'
import { faultsOf, formatReport } from '../content/check/problem'
import { filesBelow, readData, type DataDocument } from '../content/read-data'

export interface DataState {
  /** The files as they were when they last had no fault. */
  documents: DataDocument[]
  /** What stands in the way of the site's data now, as the editor is told; empty when nothing does. */
  report: string
}

let stamp = ''
let state: Promise<DataState> = Promise.resolve({ documents: [], report: '' })

/**
 * The data of the site, and what is wrong with them. Looks at the files again only when one has changed.
 *
 * @param root - the `data` folder
 */
export function currentData(root: string): Promise<DataState> {
  const now = stampOf(root)
  if (now !== stamp) {
    stamp = now
    state = look(root, state)
  }
  return state
}

async function look(root: string, before: Promise<DataState>): Promise<DataState> {
  const faults = faultsOf(await checkData(root))
  const report = faults.length === 0 ? '' : formatReport(faults)
  const documents = report ? (await before).documents : readData(root)
  return { documents, report }
}

function stampOf(root: string) {
  return filesBelow(root)
    .map((file) => {
      const { mtimeMs, size } = statSync(path.join(root, file))
      return `${file} ${mtimeMs} ${size}`
    })
    .join('\n')
}
