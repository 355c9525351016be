import path from 'node:path'
import type { IAdapter } from 'gatsby'
import netlifyAdapter from 'gatsby-adapter-netlify'
import { finishPages } from './finish-pages'

/** Netlify's adapter, followed by the last step for the pages: only then has each been moved to its final path. */
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
