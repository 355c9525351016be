import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

const SERVER_BODY = 'src/features/lead-form/server-body'

/** `@/` means `src/`; where pages are rendered to HTML, the forms are imported at once instead of when they come near. */
export function onCreateWebpackConfig({ actions, stage }: CreateWebpackConfigArgs) {
  const isHtml = stage === 'build-html' || stage === 'develop-html'
  actions.setWebpackConfig({
    resolve: {
      alias: {
        '@/features/lead-form/server-body$': path.resolve(`${SERVER_BODY}${isHtml ? '.html' : ''}.ts`),
        '@': path.resolve('src'),
      },
    },
  })
}
