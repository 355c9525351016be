import type { PageProps } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/flipbooks.json'
import { BOOK_TOOLS, Flipbook } from '@/components/flipbook/flipbook'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Seo } from '@/components/layout/seo'
import { Actions } from '@/components/ui/action-link'
import type { FlipbookContext } from '@/gatsby/flipbook/types'
import { flipbookPath } from '@/lib/flipbook-path'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** A brochure, page by page. */
export default function FlipbookTemplate({ pageContext }: PageProps<object, FlipbookContext>) {
  const { file, title, product, seo, pages, crumbs } = pageContext
  return (
    <>
      <Seo path={flipbookPath(file)} seo={seo} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <Plate data-chat-side="left-on-desktop" data-chat-form="line">
        <Room>
          <Flipbook
            title={title}
            heading={<Title>{title}</Title>}
            pages={pages}
            download={`brochure:${product}`}
          />
          <Actions
            actions={[
              { label: words.quote, to: '/contact' },
              { label: words.range, to: product },
            ]}
          />
        </Room>
      </Plate>
    </>
  )
}

const Plate = styled.section`
  padding-block: ${space[6]} ${space[8]};
  background: ${color.stone};
`

/* From where the content of every page begins to the window's edge: a book of two pages needs it. */
const Room = styled.div`
  padding-inline: ${layout.gutterPhone};
  ${media.tablet} {
    padding-inline: ${layout.gutter};
  }
  /* The ways on stand apart from the tools of the book, below its pages. */
  > :last-child {
    justify-content: center;
    margin-top: ${space[7]};
  }
  ${media.desktop} {
    padding-left: ${layout.margin};
    > :last-child {
      margin-left: calc(${BOOK_TOOLS} + ${space[8]});
    }
  }
`

const Title = styled.h1`
  font-size: ${size.figure};
`
