import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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
const COMMIT_REF = '0123456789abcdef0123456789abcdef01234567'

interface Manifest {
  functions: { name: string; runtime: string; runtimeVersion?: string; bundler?: string }[]
}

const copy = copyProject({ isWhole: true })
afterAll(() => copy.remove())

const made = (file: string) => readFileSync(path.join(copy.root, file), 'utf8')

describe.each(['production', 'deploy-preview', 'branch-deploy'])('%s', (context) => {
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync(
      'npx',
      [...PROGRAM, '--offline', '--context', context, '--branch', BRANCH],
      {
        cwd: copy.root,
        env: { ...process.env, NODE_ENV: '', BRANCH, HEAD: BRANCH, COMMIT_REF },
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
    expect(made('public/_headers').includes('X-Robots-Tag: noindex')).toBe(isPreview)
    expect(made('public/_headers')).toContain('Content-Security-Policy')
    expect(made('public/_redirects')).toMatch(/^\/doors\/french\s+\/doors\/upvc-french\s+301/m)
  })

  it('says of a preview what it is, and nothing of production', () => {
    const page = made('public/index.html')
    if (context === 'production') expect(page).not.toContain('id="ribbon"')
    else expect(page).toContain(`Preview of ${BRANCH} at 0123456: enquiries stay here`)
    expect(existsSync(path.join(copy.root, 'public/admin/index.html'))).toBe(false)
  })
})

function listOf(zip: string) {
  return execFileSync('unzip', ['-Z1', zip], { encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\n')
}
