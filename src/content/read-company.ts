import path from 'node:path'
import { record } from './facts'
import { readData } from './read-data'

/**
 * The firm's facts for what the build needs before it knows the data: its own configuration. From a file with faults it takes
 * what it can get, because the check that follows says everything about them.
 */
export function readCompany(root = path.resolve('data')) {
  const company = record(readData(root).find(({ file }) => file === 'company.json')?.value)
  // Gatsby refuses an empty name or address before the check has had its say.
  const text = (name: string, otherwise: string) =>
    typeof company[name] === 'string' && company[name] ? company[name] : otherwise
  return {
    brand: text('brand', 'The firm'),
    shortBrand: text('shortBrand', 'The firm'),
    siteUrl: text('siteUrl', 'http://localhost'),
  }
}
