import styled, { css } from 'styled-components'
import { Together } from '@/components/ui/unbroken'
import { usePrompt } from '@/hooks/use-prompt'
import { chosenPicture } from '@/theme/chosen-mark'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface FinishFieldsProps {
  finishes: readonly {
    readonly slug: string
    readonly name: string
    readonly hex: string
    /** The other side's, where that differs: it has half of the field. */
    readonly inside?: string | null
  }[]
  /** Key of the one in which the page shows its product. */
  shown: string | undefined
  onSelect: (slug: string) => void
  /** As wide as the page, where no picture stands beside them. */
  isWide?: boolean
}

/** The page's finishes as fields of colour over their names: one that is pressed paints the page's pictures. */
export function FinishFields({ finishes, isWide = false, ...props }: FinishFieldsProps) {
  const [shown, press] = usePrompt(props.shown, (slug) => props.onSelect(slug!))
  return (
    <Fields $count={finishes.length} $isWide={isWide}>
      {finishes.map(({ slug, name, hex, inside }) => (
        <li key={slug}>
          <button type="button" aria-label={name} aria-pressed={slug === shown} onClick={() => press(slug)}>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
              <rect width="1" height="1" fill={hex} />
              {inside && <path d="M1 0V1H0z" fill={inside} />}
            </svg>
            <span>{isWide ? <TwoLines text={name} /> : <Together text={name} />}</span>
          </button>
        </li>
      ))}
    </Fields>
  )
}

/** A name, and below it the number that it has in its catalogue. */
function TwoLines({ text }: { text: string }) {
  const [name, number] = text.split(', ')
  return (
    <>
      {name} {number && <small>{number}</small>}
    </>
  )
}

/** Like the panes of one window; on a phone in threes. What a name has after its comma, its number, stands on a line of its own. */
const wide = css<{ $count: number }>`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  svg {
    height: 92px;
  }
  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    && button {
      font-size: 14px;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    svg {
      height: clamp(160px, 17vw, 260px);
    }
  }
`

const Fields = styled.ul<{ $count: number; $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[4]} ${layout.bar};
  button {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    font-size: ${size.small};
    line-height: 1.3;
    text-align: left;
    color: inherit;
    cursor: pointer;
  }
  svg {
    display: block;
    flex: none;
    width: 100%;
    height: 76px;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
  button > span {
    padding-top: ${space[3]};
  }
  ${({ $isWide }) => $isWide && wide}
  [aria-pressed='true'] {
    font-weight: 650;
    svg {
      ${chosenPicture}
    }
  }
  button:focus-visible {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
`
