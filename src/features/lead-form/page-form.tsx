import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { space } from '@/theme/tokens'
import type { PageFormBodyProps } from './page-form-body'
import { whenNear } from './when-near'

const PageFormBody = lazy(() => whenNear('[data-page-form]').then(() => import('./page-form-body')))

/** A form that stands in a page. Its HTML is there from the start; its script comes when it comes near. */
export function PageForm(props: PageFormBodyProps) {
  return (
    <Place data-page-form>
      <Suspense fallback={null}>
        <PageFormBody {...props} />
      </Suspense>
    </Place>
  )
}

const Place = styled.div`
  min-height: ${space[10]};
`
