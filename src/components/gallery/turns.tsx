import type { ReactNode } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Button } from '@/components/ui/button'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

interface TurnsProps {
  page: number
  pages: number
  /** As many in a narrow window: other than `pages` only before hydration, when the window is not known. */
  phonePages: number
  onTurn: (by: number) => void
  /** Stands below the counter. */
  children?: ReactNode
}

/** The buttons that turn the pages of a gallery, and which page is in view. */
export function Turns({ page, pages, phonePages, onTurn, children }: TurnsProps) {
  return (
    <Controls $isPhones={pages === 1}>
      <Button type="button" $variant="outline" $size="sm" disabled={page === 0} onClick={() => onTurn(-1)}>
        {words.previousSet}
      </Button>
      <Where>
        {pages === phonePages ? (
          <Position page={page} pages={pages} />
        ) : (
          <>
            <OnWide>
              <Position page={page} pages={pages} />
            </OnWide>
            <OnNarrow>
              <Position page={page} pages={phonePages} />
            </OnNarrow>
          </>
        )}
        {children}
      </Where>
      <Button
        type="button"
        $variant="outline"
        $size="sm"
        disabled={page === phonePages - 1}
        onClick={() => onTurn(1)}
      >
        {words.nextSet}
      </Button>
    </Controls>
  )
}

function Position({ page, pages }: Pick<TurnsProps, 'page' | 'pages'>) {
  return (
    <>
      <span>{fillIn(words.page, { number: String(page + 1), count: String(pages) })}</span>
      <progress aria-hidden max={pages} value={page + 1} />
    </>
  )
}

const OnWide = styled.span`
  display: contents;
  ${media.narrow} {
    display: none;
  }
`

const OnNarrow = styled.span`
  display: none;
  ${media.narrow} {
    display: contents;
  }
`

const Controls = styled.div<{ $isPhones: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: -${space[2]};
  ${({ $isPhones }) => $isPhones && `${media.tablet} { display: none; }`}
  @media (scripting: none) {
    display: none;
  }
`

const Where = styled.div`
  display: grid;
  justify-items: center;
  font-size: ${size.small};
  font-variant-numeric: lining-nums tabular-nums;
  progress {
    width: 96px;
    height: 4px;
    margin-top: ${space[2]};
    border: 0;
    appearance: none;
    background: ${color.line};
  }
  progress::-webkit-progress-bar {
    background: ${color.line};
  }
  progress::-webkit-progress-value {
    background: ${color.brick};
  }
  progress::-moz-progress-bar {
    background: ${color.brick};
  }
`
