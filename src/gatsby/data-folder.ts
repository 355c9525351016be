import path from 'node:path'

/**
 * The content. `npm run develop` works on an always valid copy of it (src/commands/develop-data.mjs), since Gatsby takes a file
 * that it cannot read for one that was deleted.
 */
export const dataFolder = path.resolve(process.env.DATA_FOLDER || 'data')
