import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import words from '@data/wording/search.json'
import { fillIn } from '@/lib/fill-in'
import { goTo } from '@/lib/go-to'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { NoResults } from './no-results'
import { resultCount, resultGroups } from './result-groups'
import { ResultList } from './result-list'
import { SearchIcon } from './search-icon'
import { useFinder } from './use-finder'

interface SearchBoxProps {
  /** The visitor goes to a result. */
  onFollow?: () => void
  /** The visitor presses Escape; without it, Escape empties the box. */
  onEscape?: () => void
  /** Stands at the end of the box's line. */
  children?: ReactNode
}

/**
 * The site's search: a box, and below it what it finds, by kind. The first result is chosen from the start; arrow keys, Home
 * and End choose another, Enter goes there. The focus stays in the box.
 */
export function SearchBox({ onFollow, onEscape, children }: SearchBoxProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const { finder, hasFailed } = useFinder()
  // The letter is drawn first; the results, which take longer, follow it.
  const asked = useDeferredValue(query).trim()
  const find = useCallback((text: string) => resultGroups(finder?.(text) ?? [], id), [finder, id])
  const groups = useMemo(() => find(asked), [find, asked])
  const options = groups.flatMap((group) => group.options)
  const active = options[chosen]
  const isEmpty = asked !== '' && finder !== undefined && options.length === 0

  useEffect(() => {
    if (active) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function ask(text: string) {
    setQuery(text)
    setChosen(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      if (onEscape) onEscape()
      else ask('')
    }
    if (event.key === 'Enter') {
      // Whoever types fast goes where the whole word leads, though its results are not drawn yet.
      const target = query.trim() === asked ? active : find(query.trim())[0]?.options[0]
      if (!target) return
      event.preventDefault()
      onFollow?.()
      void goTo(target.to)
    }
    if (!active) return
    const next = keyTarget(event.key, chosen, options.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }

  return (
    <Place role="search" aria-label="Site">
      <Line>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="Search the site"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active?.id}
          data-site-search
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={query}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
        />
        {children}
      </Line>
      <Below data-results>
        <Status role="status">
          {hasFailed ? words.failed : statusOf(asked, finder !== undefined, resultCount(groups))}
        </Status>
        {asked === '' && (
          <Examples>
            {words.examplesLabel}{' '}
            {words.examples.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => {
                  ask(example)
                  input.current?.focus()
                }}
              >
                {example}
              </button>
            ))}
          </Examples>
        )}
        {options.length > 0 && (
          <ResultList id={`${id}-list`} groups={groups} active={active} onFollow={onFollow} />
        )}
        {(isEmpty || hasFailed) && <NoResults onFollow={onFollow} />}
      </Below>
    </Place>
  )
}

function statusOf(asked: string, isLoaded: boolean, count: number) {
  if (asked === '') return ''
  if (!isLoaded) return words.searching
  if (count === 0) return fillIn(words.none, { words: asked })
  return count === 1 ? words.one : fillIn(words.many, { count: String(count) })
}

function keyTarget(key: string, chosen: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (chosen + 1) % count
  if (key === 'ArrowUp') return (chosen - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const Place = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-left: ${space[5]};
  border: 1px solid ${color.inkSoft};
  border-radius: ${layout.radius};
  background: ${color.white};
  &:focus-within {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  > svg {
    flex: none;
    color: ${color.inkSoft};
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 54px;
    border: 0;
    background: none;
    font-size: ${size.lead};
    /* The line around it shows the focus. */
    &:focus-visible {
      outline: none;
    }
    /* Beside the button that closes the search it would be a second cross. */
    &::-webkit-search-cancel-button {
      display: none;
    }
    &::placeholder {
      color: ${color.inkSoft};
      opacity: 1;
    }
    ${media.narrow} {
      font-size: ${size.body};
    }
  }
`

const Below = styled.div`
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Status = styled.p`
  padding-top: ${space[4]};
  font-size: ${size.small};
  color: ${color.inkSoft};
  &:empty {
    padding: 0;
  }
`

const Examples = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[5]};
  padding-top: ${space[3]};
  font-size: ${size.small};
  color: ${color.inkSoft};
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`
