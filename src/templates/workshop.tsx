import { Helmet } from 'react-helmet'
import type { PageProps } from 'gatsby'
import { Primitives } from '@/components/workshop/primitives'
import { SectionSamples } from '@/components/workshop/section-samples'
import { Container } from '@/components/ui/container'

/** What the page is told by src/gatsby/create-pages.ts. */
interface WorkshopContext {
  /** Addresses of the pages whose sections are shown. */
  pages: string[]
  /** Every kind of section there is. */
  kinds: string[]
}

/** The workshop, only ever made by the development server: primitives in their states and every kind of section, from real data. */
export default function Workshop({ pageContext }: PageProps<object, WorkshopContext>) {
  return (
    <>
      <Helmet>
        <title>Workshop</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Container>
        <h1>Workshop</h1>
      </Container>
      <Primitives />
      <SectionSamples {...pageContext} />
    </>
  )
}
