import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { sendWebResponse, toWebRequest } from './node-http'
import { startPlatform } from './platform'

/**
 * Serves the built site with its functions at `http://localhost:PORT`, offline. Prints `Ready: <address>` when it answers.
 * `SITE_ROOT` is the folder with netlify.toml, by default this project's.
 */
async function main() {
  const port = Number(process.env.PORT || 8888)
  const address = `http://localhost:${port}`
  const root = path.resolve(process.env.SITE_ROOT || path.join(__dirname, '../..'))
  // Netlify's tools look for the publish folder and redirects from here.
  process.chdir(root)

  const server = createServer((incoming, outgoing) => {
    const ip = incoming.socket.remoteAddress ?? ''
    platform
      .then(({ handle }) => handle(toWebRequest(incoming, outgoing), ip))
      .then((response) => sendWebResponse(response, incoming, outgoing))
      .catch((error: unknown) => {
        // When a visitor leaves, pending reads and writes fail: not worth reporting.
        if (outgoing.destroyed) return
        console.error(`${incoming.method} ${incoming.url} failed:`, error)
        if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'application/json' })
        outgoing.end('{"error":"Something went wrong on the server"}')
      })
  })

  // First of all, so that a port that is taken is known before anything is loaded; early visitors wait.
  await listen(server, port)
  const platform = startPlatform({ root, address, bundled: process.env.LOCAL_FUNCTIONS === 'bundled' })

  let stopping = false
  function stop() {
    if (stopping) process.exit(0)
    stopping = true
    server.closeAllConnections()
    server.close()
    void platform.then(({ stop: close }) => close()).finally(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  await platform
  console.log(`Ready: ${address}`)
}

async function listen(server: Server, port: number) {
  const listening = once(server, 'listening')
  server.listen(port)
  try {
    await listening
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    const advice = `Port ${port} is in use: stop the other program or run PORT=${port + 2} npm start`
    console.error(inUse ? advice : `Port ${port} cannot be used: ${(error as Error).message}`)
    process.exit(1)
  }
}

main().catch((error: unknown) => {
  console.error('The local server could not start:', error)
  process.exit(1)
})
