import path from 'node:path'
import type { IAdapter } from 'gatsby'
import netlifyAdapter from 'gatsby-adapter-netlify'
import { finishPages } from './finish-pages'

/** Netlify's adapter, and after it the pages' last step: only then does each stand in its place. */
export function adapter(): IAdapter {
  const netlify = netlifyAdapter({ excludeDatastoreFromEngineFunction: true })
  return {
    ...netlify,
    async adapt(args) {
      await netlify.adapt(args)
      await finishPages(path.resolve('public'))
    },
  }
}
