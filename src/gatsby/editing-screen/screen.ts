import CMS, { type CmsConfig } from '@sveltia/cms'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'
import prettierOptions from '../../../.prettierrc.json'

/**
 * What the browser runs at `/admin`: the editing screen with the configuration that the build made. Bundled by itself (index.ts);
 * nothing of it is in a visitor's page.
 */
const answer = await fetch('/admin/config.json')
const { config, optionalFlags } = (await answer.json()) as { config: CmsConfig; optionalFlags: string[] }

CMS.registerCustomFormat('data', 'json', {
  fromFile: (text) => JSON.parse(text) as Record<string, unknown>,
  // As `npm run format` writes it, so that a change shows in Git as the lines that changed.
  toFile: (value) =>
    format(JSON.stringify(value, asWritten, 2), {
      ...prettierOptions,
      parser: 'json',
      plugins: [babel, estree],
    }),
})
void CMS.init({ config })

/** The screen writes `false` where a flag was left out, and `./images/…` for a picture. */
function asWritten(key: string, value: unknown) {
  if (value === false && optionalFlags.includes(key)) return undefined
  return typeof value === 'string' ? value.replace(/^\.\/(?=images\/)/, '') : value
}
