import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../../src/bench/lib/project-copy'

/**
 * Netlify's own build, offline, for each kind of deploy: what it makes of headers, redirects and functions. Its program is fetched for
 * this test alone (175 MB), with the Node that it wants.
 */

jest.setTimeout(3_600_000)

const PROGRAM = ['--yes', '--package', 'node@22', '--package', '@netlify/build@37', 'netlify-build']
const FUNCTIONS = ['admin', 'ai-chat', 'enquiry', 'ghl-webhook', 'inbox', 'leads', 'redeliver']
const BRANCH = 'a-branch'

interface Manifest {
  functions: { name: string; runtime: string; runtimeVersion?: string; bundler?: string }[]
}

const copy = copyProject({ isWhole: true })
const inCopy = (program: string, ...options: string[]) => execFileSync(program, options, { cwd: copy.root })

beforeAll(() => {
  // Packages as they are in a checkout: what is packed with a function is not looked for behind a link.
  rmSync(path.join(copy.root, 'node_modules'))
  inCopy('cp', '-al', path.resolve(__dirname, '../../node_modules'), 'node_modules')
  inCopy('git', 'init', '--quiet')
  const who = ['-c', 'user.name=Weekly', '-c', 'user.email=weekly@riverway.example']
  inCopy('git', ...who, 'commit', '--quiet', '--allow-empty', '--message', 'A commit')
})
afterAll(() => copy.remove())

const made = (file: string) => readFileSync(path.join(copy.root, file), 'utf8')

describe.each(['production', 'deploy-preview', 'branch-deploy'])('%s', (context) => {
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      [...PROGRAM, '--offline', '--context', context, '--branch', BRANCH],
      {
        cwd: copy.root,
        env: { ...process.env, NODE_ENV: '', BRANCH, HEAD: BRANCH },
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    )
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-5000))
  })

  it('packs every function for the Node that built it', () => {
    const { functions } = JSON.parse(made('.netlify/functions/manifest.json')) as Manifest
    expect(functions.map(({ name }) => name).sort()).toEqual(FUNCTIONS)
    expect(functions.map(({ runtimeVersion }) => runtimeVersion)).toEqual(FUNCTIONS.map(() => 'nodejs22.x'))
    for (const name of FUNCTIONS) {
      const packed = listOf(path.join(copy.root, `.netlify/functions/${name}.zip`))
      expect(packed.includes('data/company.json')).toBe(!['admin', 'ghl-webhook', 'redeliver'].includes(name))
    }
  })

  it('has its headers and redirects', () => {
    const isPreview = context !== 'production'
    const [everywhere = ''] = made('public/_headers').split('\n\n')
    expect(everywhere).toMatch(/^\/\*\n {2}content-security-policy: /)
    expect(everywhere.includes('x-robots-tag: noindex')).toBe(isPreview)
    expect(made('public/_redirects')).toMatch(/^\/doors\/french\s+\/doors\/upvc-french\s+301/m)
  })

  it('says of a preview what it is, and nothing of production', () => {
    const page = made('public/index.html')
    if (context === 'production') expect(page).not.toContain('id="ribbon"')
    // The commit is that of the checkout.
    else expect(page).toMatch(new RegExp(`>Preview of ${BRANCH} at [0-9a-f]{7}: enquiries stay here<`))
    expect(existsSync(path.join(copy.root, 'public/admin/index.html'))).toBe(false)
  })
})

function listOf(zip: string) {
  return execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\n')
}
