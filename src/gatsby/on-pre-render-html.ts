import { isValidElement, type ReactNode } from 'react'
import type { PreRenderHTMLArgs } from 'gatsby'
import { heldBack } from './hold-back-analytics'
import { GLOBAL_STYLE } from './on-render-body'

/** Holds analytics back, and puts the rules of every page before those of components, as they stand once the script has run. */
export function onPreRenderHTML({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  replaceHeadComponents(globalStyleFirst(heldBack(getHeadComponents())))
  replacePostBodyComponents(heldBack(getPostBodyComponents()))
}

function globalStyleFirst(components: ReactNode[]): ReactNode[] {
  const isGlobal = (component: ReactNode) => isValidElement(component) && component.key === GLOBAL_STYLE
  return [...components.filter(isGlobal), ...components.filter((component) => !isGlobal(component))]
}
