import styled from 'styled-components'
import { chosenMark } from '@/theme/chosen-mark'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface TabListProps {
  label: string
  /** The names of the tabs: `tab-NAME` and `panel-NAME` are the ids of a tab and of its panel. */
  names: readonly string[]
  chosen: string
  onChoose: (name: string) => void
}

/** A row of tabs, which the arrow keys go along. */
export function TabList({ label, names, chosen, onChoose }: TabListProps) {
  return (
    <Tabs role="tablist" aria-label={label}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === chosen}
          aria-controls={`panel-${name}`}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={(event) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            const next = names[(index + (step ?? 0) + names.length) % names.length]
            if (!step || !next) return
            event.preventDefault()
            onChoose(next)
            document.getElementById(`tab-${next}`)?.focus()
          }}
        >
          {name}
        </button>
      ))}
    </Tabs>
  )
}

/** Below a desktop's width they wrap: a row that scrolls would hide the last of them. */
const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${space[6]};
  border-bottom: 1px solid ${color.line};
  button {
    min-height: 48px;
    padding: 0 ${space[5]};
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    font-weight: 500;
    cursor: pointer;
  }
  button[aria-selected='true'] {
    border-color: ${color.ink};
    font-weight: 650;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  ${media.belowDesktop} {
    gap: ${space[3]};
    margin-bottom: ${space[5]};
    border: 0;
    button {
      min-height: 44px;
      padding-inline: ${space[4]};
      border: 1px solid ${color.inkSoft};
      border-radius: ${layout.radius};
      font-size: ${size.small};
    }
    button[aria-selected='true'] {
      ${chosenMark}
    }
    button:focus-visible {
      outline: 3px solid ${color.brick};
      outline-offset: 2px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`
