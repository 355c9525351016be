import type { ReactNode } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { CatalogueGrid, type CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, layout, size, space } from '@/theme/tokens'

interface FinishCloseUpProps {
  /** The whole list; without script it can be read too. */
  items: readonly CatalogueItem[]
  /** Key of the one to show large: that of the page's large picture. */
  shown: string | undefined
  onSelect: (item: CatalogueItem) => void
  /** What can be done with the one that is shown. */
  tools: (item: CatalogueItem) => ReactNode
  /** What stands beside it, below its name. */
  children: ReactNode
}

/** The finish that the page's large picture is painted in, seen from near by; the others fold out beside it, each with its name. */
export function FinishCloseUp({ items, shown, onSelect, tools, children }: FinishCloseUpProps) {
  const item = items.find(({ key }) => key === shown) ?? items[0]!
  return (
    <Columns>
      <Sample key={item.key} picture={item.picture} sizes="(max-width: 1079px) 100vw, 640px" />
      <Side>
        <Name aria-live="polite">
          <strong>{item.name}</strong> {item.mark}
          {tools(item)}
        </Name>
        {item.text && <Text>{item.text}</Text>}
        <details>
          <summary>{fillIn(words.allFinishes, { count: String(items.length) })}</summary>
          <CatalogueGrid
            ratio="square"
            columns={5}
            items={items.map((one) => ({ ...one, text: null }))}
            selected={item.key}
            onSelect={onSelect}
          />
        </details>
        {children}
      </Side>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[4]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`

const Sample = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  ${media.narrow} {
    width: calc(100% + 2 * ${layout.gutterPhone});
    max-width: none;
    margin-inline: -${layout.gutterPhone};
    aspect-ratio: 3 / 2;
  }
`

const Side = styled.div`
  details {
    margin-top: ${space[4]};
    border-block: 1px solid ${color.line};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    font-weight: 600;
    ${plusMark}
    &::after {
      font-size: 24px;
    }
  }
  details > :last-child {
    padding-bottom: ${space[5]};
  }
`

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  min-height: 44px;
  font-size: ${size.lead};
`

const Text = styled.p`
  max-width: 60ch;
  color: ${color.inkSoft};
`
