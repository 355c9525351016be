import { useCallback, useState } from 'react'
import styled from 'styled-components'
import frame from '@data/wording/frame.json'
import words from '@data/wording/trouble.json'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { loadFile } from './load-file'
import { SearchIcon } from './search-icon'
import { useSearchKeys } from './use-search-keys'

const loadCode = () =>
  Promise.all([
    import('./search-dialog').then(({ SearchDialog }) => SearchDialog),
    import('./search-code').then(({ SearchBox }) => SearchBox),
  ])

type Code = Awaited<ReturnType<typeof loadCode>>

/** Fetched when the visitor turns to the button, so that all is there once it is pressed. A failure shows then. */
function prepare() {
  loadCode().catch(() => undefined)
  loadFile().catch(() => undefined)
}

/**
 * The header's way to the search, also by Ctrl+K. Its code and its index come when they are wanted. Without script the
 * button could do nothing: its place is kept empty.
 */
export function SiteSearch() {
  const [code, setCode] = useState<Code>()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const open = useCallback(() => {
    prepare()
    loadCode().then(
      (loaded) => {
        setCode(loaded)
        setOpen(true)
      },
      () =>
        showToast({
          title: words.search,
          description: words.searchAdvice,
          variant: 'destructive',
        }),
    )
  }, [])
  useSearchKeys(open)
  const [SearchDialog, SearchBox] = code ?? []
  return (
    <>
      <Opener
        type="button"
        $variant="ghost"
        $size="icon"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={frame.search}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <SearchIcon />
      </Opener>
      {isOpen && SearchDialog && SearchBox && <SearchDialog Box={SearchBox} onClose={close} />}
    </>
  )
}

const Opener = styled(Button)`
  flex: none;
  @media (scripting: none) {
    visibility: hidden;
  }
`
