import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { optionalFlagsOf, screenConfig, type Repository } from './config'

const ENTRY = path.resolve('src/gatsby/editing-screen/screen.ts')
const PACKAGE = path.resolve('node_modules/@sveltia/cms/npm')

/**
 * Writes the editing screen's script and configuration to `admin/` of the built site; its page comes from
 * netlify/functions/admin.ts. Fonts and locales come from the package: no other host is asked for anything.
 *
 * @param dataFolder - the content that it edits
 * @param publicFolder - the built site
 */
export async function writeEditingScreen(dataFolder: string, publicFolder: string) {
  const folder = path.join(publicFolder, 'admin')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const config = screenConfig(dataFolder, repository(process.env))
  const optionalFlags = optionalFlagsOf(config)
  await writeFile(path.join(folder, 'config.json'), JSON.stringify({ config, optionalFlags }))
  await build({
    entryPoints: [ENTRY],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // The package finds its fonts and workers beside the script that it is in: no folder for the parts.
    chunkNames: '[name]-[hash]',
    // For code and maps, which our data have none of.
    external: ['@shikijs/*', 'leaflet', 'terra-draw', 'terra-draw-leaflet-adapter'],
    logLevel: 'error',
  })
  await cp(path.join(PACKAGE, 'assets'), path.join(folder, 'assets'), { recursive: true })
}

interface RepositorySettings {
  CMS_REPOSITORY?: string
  CMS_BRANCH?: string
  /** Said by Netlify. */
  REPOSITORY_URL?: string
  HEAD?: string
}

/** Where the screen's edits go: as the settings say, else where Netlify took this build from. */
export function repository(settings: RepositorySettings): Repository {
  const [, fromNetlify] =
    /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(settings.REPOSITORY_URL ?? '') ?? []
  return {
    // Without either, the screen still edits the files of its own machine.
    name: settings.CMS_REPOSITORY || fromNetlify || 'riverway/website',
    branch: settings.CMS_BRANCH || settings.HEAD || 'main',
  }
}
