import { spawn } from 'node:child_process'

/**
 * Runs a script in a process of its own, through tsx. For libraries that come as ES modules only: Gatsby's compiler turns the
 * imports of the files that it compiles into require(), which they do not support.
 *
 * @param script - path of the script
 * @param input - what it reads from its standard input, as JSON
 * @param failure - begins the message when it fails
 * @throws Error with that beginning and all that the script wrote
 */
export function runThroughTsx(script: string, input: unknown, failure: string) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script])
    const messages: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => messages.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => messages.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${failure}:\n${Buffer.concat(messages).toString('utf8')}`))
    })
    child.stdin.end(JSON.stringify(input))
  })
}
