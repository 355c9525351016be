import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataFolder } from './data-folder'

/** Type of a data file that is read while building. */
type Company = typeof import('../../data/company.json')

/**
 * The firm's own data for the Node side of the build. Read, not imported: what is imported becomes part of the compiled
 * gatsby-config and gatsby-node, and when these change Gatsby throws its whole cache away.
 */
export const company = JSON.parse(readFileSync(path.join(dataFolder, 'company.json'), 'utf8')) as Company
