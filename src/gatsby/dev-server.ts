import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DATA_PROBLEMS } from '../lib/data-problems'
import { writeEditingScreen } from './editing-screen'
import { searchIndex } from './search-index'

interface DevServer {
  app: { get: (address: RegExp | string, handler: (request: unknown, response: Response) => void) => void }
}

interface Response {
  type: (name: string) => Response
  send: (body: string) => void
  redirect: (address: string) => void
}

/**
 * What the development server answers besides the pages: the search's file, made anew for every request so that it follows the
 * data, what is wrong with the data at this moment, and the editing screen, whose page the functions' server has.
 */
export async function onCreateDevServer({ app }: DevServer) {
  app.get(/^\/static\/search-[0-9a-f]+\.json$/, (_request, response) =>
    response.type('json').send(searchIndex().json),
  )
  app.get(DATA_PROBLEMS, (_request, response) => response.type('text').send(problems()))
  app.get('/admin', (_request, response) => response.redirect(`${process.env.FUNCTIONS_ORIGIN}/admin`))
  // The checkout's own data, not the always valid copy.
  await writeEditingScreen(path.resolve('data'), path.resolve('public'))
}

function problems() {
  const file = process.env.DATA_PROBLEMS_FILE
  return file && existsSync(file) ? readFileSync(file, 'utf8') : ''
}
