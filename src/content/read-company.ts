import path from 'node:path'
import { record } from './facts'
import { readData } from './read-data'

/**
 * The firm's facts for what the build needs before it knows the data: its own configuration. From a file with faults it takes
 * what it can get, because the check that follows says everything about them.
 */
export function readCompany(root = path.resolve('data')) {
  const company = record(readData(root).find(({ file }) => file === 'company.json')?.value)
  const text = (name: string) => (typeof company[name] === 'string' ? company[name] : '')
  return { brand: text('brand'), shortBrand: text('shortBrand'), siteUrl: text('siteUrl') }
}
