import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { studioCommand } from '../../studio/runner/command.mjs'
import { createProcesses } from '../../studio/runner/processes.mjs'

/** Stands in for Blender and for Python: it notes that it was called, and leaves the files that they would leave. */
const FAKE = `#!${process.execPath}
const fs = require('node:fs')
const path = require('node:path')
const args = process.argv.slice(2)
const program = args.find((arg) => arg.endsWith('.py'))
const called = path.join(path.dirname(process.argv[1]), 'called.txt')
if (program.endsWith('colour.py')) {
  const list = JSON.parse(fs.readFileSync(args.at(-1), 'utf8'))
  console.log(JSON.stringify(list.map((one) => ({ ...one, ...JSON.parse(fs.readFileSync(one.file, 'utf8')) }))))
  process.exit()
}
const job = JSON.parse(fs.readFileSync(args.at(-1), 'utf8'))
fs.appendFileSync(called, path.basename(program) + ' ' + job.picture + '\\n')
const breaks = path.join(path.dirname(process.argv[1]), 'break-' + path.basename(program))
if (fs.existsSync(breaks) && fs.readFileSync(breaks, 'utf8') === job.picture) {
  console.error('Traceback: it broke')
  process.exit(1)
}
if (job.options?.waits) setTimeout(() => {}, 60000)
else if (program.endsWith('render_paints.py')) {
  for (const { name } of job.renders) fs.mkdirSync(path.join(job.out, name), { recursive: true })
} else if (program.endsWith('finish_paints.py')) {
  fs.mkdirSync(job.to, { recursive: true })
  fs.writeFileSync(path.join(job.to, 'paint.json'), '{}')
  const finishes = job.finishes.map(({ slug }) => ({ slug, deltaE: job.options?.deltaE ?? 1 }))
  console.log(JSON.stringify({ bytes: 60000, quality: 80, errors: { leaf: { mean: 1.5, p95: 4 } }, finishes }))
} else if (program.endsWith('render.py')) fs.writeFileSync(path.join(job.out, 'frame_0001.exr'), '')
else {
  if (program.endsWith('finish.py')) fs.writeFileSync(path.join(job.out, 'light.npy'), '')
  fs.mkdirSync(path.dirname(job.to), { recursive: true })
  const seen = { measured: '#ffffff', deltaE: job.options?.deltaE ?? 1 }
  fs.writeFileSync(job.to, JSON.stringify(seen))
  console.log(JSON.stringify({ picture: job.picture, seconds: 1, promises: (job.promises ?? []).map((one) => ({ ...one, ...seen })) }))
}
`

export const DOOR = { picture: 'doors/ely.jpg', scene: 'door', size: [900, 1350], samples: 16 }
export const OAK = { picture: 'colours/oak.jpg', paint: 'foil', size: [600, 600] }

/** A project of its own, with two pictures to make: a rendered and a painted one. */
export function createStudio() {
  const root = mkdtempSync(path.join(tmpdir(), 'studio-'))
  const lines: string[] = []
  const processes = createProcesses()

  const inRoot = (file: string) => path.join(root, file)
  function write(file: string, content: unknown) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true })
    writeFileSync(inRoot(file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  function read(file: string) {
    return existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null
  }
  /** Runs `npm run studio -- ...args` and returns whether it ended well. */
  function run(...args: string[]) {
    const env = { STUDIO_BLENDER: inRoot('bin/fake'), STUDIO_PYTHON: inRoot('bin/fake') }
    return studioCommand(args, { root, env, processes, print: (line) => lines.push(line) })
  }
  /** The calls of the programs since this was last asked. */
  function calls() {
    const called = read('bin/called.txt') ?? ''
    rmSync(inRoot('bin/called.txt'), { force: true })
    return called.split('\n').filter(Boolean)
  }
  async function states(...names: string[]) {
    lines.length = 0
    await run('--list', ...names)
    return Object.fromEntries(
      lines.slice(0, -1).map((line) => line.split(/\s+/).reverse() as [string, string]),
    )
  }
  const remove = () => rmSync(root, { recursive: true, force: true })

  write('bin/fake', FAKE)
  chmodSync(inRoot('bin/fake'), 0o755)
  write('studio/shots/doors.json', [DOOR])
  write('studio/shots/swatches.json', [OAK])
  write('studio/render.py', 'from kit import job as jobs\n')
  write('studio/finish.py', 'def main():\n    from post.denoise import denoise\n')
  write('studio/paint.py', '')
  write('studio/render_paints.py', 'from kit import open_paint\n')
  write('studio/finish_paints.py', 'from post import mix\n')
  write('studio/kit/open_paint.py', '')
  write('studio/post/mix.py', '')
  write('studio/post/denoise.py', '')
  write('studio/post/balance.py', '')
  write('studio/kit/__init__.py', '')
  write('studio/kit/job.py', '')
  write('studio/kit/mesh.py', 'from .nodes import srgb\n')
  write('studio/kit/nodes.py', '')
  write('studio/kit/windows/__init__.py', '')
  write('studio/kit/windows/frame.py', '')
  write('studio/kit/windows/sash.py', '')
  write('studio/models/leaf.py', 'import kit.mesh as mesh\nfrom kit.windows import frame\n')
  write('studio/models/sash.py', '')
  write(
    'studio/scenes/door.py',
    'from models.leaf import (\n    door,  # the leaf\n)\n# input: data/leaves.json size {style}\n',
  )
  write('studio/swatches/foil.py', 'from swatches import grain\n')
  write('studio/swatches/grain.py', '# input: data/colours.json\n')
  write('data/leaves.json', { size: 1, ely: 1, york: 1 })
  write('data/colours.json', {})
  return { root, lines, processes, write, read, run, calls, states, remove }
}
