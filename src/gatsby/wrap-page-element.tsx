import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { ErrorScreen } from '@/components/layout/error-screen'
import { Layout } from '@/components/layout/layout'

interface PageContext {
  isBare?: boolean
}

type Args = WrapPageElementBrowserArgs | WrapPageElementNodeArgs

/** Puts every page into the layout, outside of the page component, so that header and menus survive a page change. */
export function wrapPageElement({ element, props }: Args) {
  const { isBare } = props.pageContext as PageContext
  return (
    <ErrorScreen>
      <Layout location={props.location} isBare={isBare}>
        {element}
      </Layout>
    </ErrorScreen>
  )
}
