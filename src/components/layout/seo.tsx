import { useEffect, useState } from 'react'
import { ServerSeoHead } from '@/components/layout/server-seo-head'
import { isFromHtml } from '@/lib/first-page'
import { neededByPages } from '@/lib/go-to'
import type { SeoHead, SeoProps } from './seo-head'

let headInHand: typeof SeoHead | undefined = ServerSeoHead

async function loadHead() {
  headInHand ??= (await import('./seo-head')).SeoHead
  return headInHand
}

// react-helmet stays out of the first page's script: the head of that page stands in its HTML.
neededByPages(loadHead)

/** Everything a page says in its head: title, description, canonical link, social tags, structured data. */
export function Seo(props: SeoProps) {
  const [isHtml] = useState(isFromHtml)
  const [Head, setHead] = useState(() => headInHand)
  useEffect(() => {
    if (!isHtml && !headInHand) void loadHead().then((loaded) => setHead(() => loaded))
  }, [isHtml])
  return isHtml || !Head ? null : <Head {...props} />
}
