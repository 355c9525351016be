import { existsSync, readFileSync } from 'node:fs'
import { DATA_PROBLEMS } from '../lib/data-problems'
import { searchIndex } from './search-index'

interface DevServer {
  app: { get: (address: RegExp | string, handler: (request: unknown, response: Response) => void) => void }
}

interface Response {
  type: (name: string) => Response
  send: (body: string) => void
}

/**
 * What the development server answers besides the pages: the search's file, made anew for every request so that it follows the
 * data, and what is wrong with the data at this moment.
 */
export function onCreateDevServer({ app }: DevServer) {
  app.get(/^\/static\/search-[0-9a-f]+\.json$/, (_request, response) =>
    response.type('json').send(searchIndex().json),
  )
  app.get(DATA_PROBLEMS, (_request, response) => response.type('text').send(problems()))
}

function problems() {
  const file = process.env.DATA_PROBLEMS_FILE
  return file && existsSync(file) ? readFileSync(file, 'utf8') : ''
}
