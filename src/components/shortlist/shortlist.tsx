import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import words from '@data/wording/shortlist.json'
import { ButtonLink } from '@/components/ui/action-link'
import { AtOnce } from '@/components/ui/at-once'
import { Button } from '@/components/ui/button'
import { Band } from '@/components/ui/container'
import { PrintStyle } from '@/components/ui/print-style'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { fillIn } from '@/lib/fill-in'
import { idOf, type Entry } from '@/features/shortlist/entries'
import { messageOf, show } from '@/features/shortlist/shown'
import * as store from '@/features/shortlist/store'
import { EmptyShortlist } from './empty-shortlist'
import { KeptCard } from './kept-card'
import { Foot, Gone, Grid, Head, ScriptNote } from './shortlist-layout'

const NOTHING: readonly Entry[] = []

interface Removed {
  entry: Entry
  name: string
  index: number
}

/** What the visitor has kept, side by side: to compare, annotate, print, and send. */
export function Shortlist(props: Queries.ShortlistSectionFragment) {
  const { id, heading, intro, things, openings, sendLabel, printLabel, scriptNote } = props
  const entries = useSyncExternalStore(store.subscribe, store.read, () => NOTHING)
  const isHydrated = useIsHydrated()
  const [removed, setRemoved] = useState<Removed>()
  const undo = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone with its card.
  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])
  const shown = show(entries, things)

  function remove(entry: Entry, name: string, index: number) {
    if (store.remove(entry)) setRemoved({ entry, name, index })
  }
  function putBack({ entry, index }: Removed) {
    store.write(store.read().toSpliced(index, 0, entry))
    setRemoved(undefined)
    requestAnimationFrame(() => list.current?.children[index]?.querySelector('a')?.focus())
  }

  return (
    <Band id={id}>
      <PrintStyle />
      <AtOnce />
      <Head>
        <div>
          <h1>{heading}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {entries.length > 0 && (
          <Foot>
            <ButtonLink
              to="dialog:quote"
              $variant="cta"
              dialogOptions={{ message: messageOf(shown, window.location.origin) }}
            >
              {sendLabel}
            </ButtonLink>
            <Button type="button" $variant="outline" onClick={() => window.print()}>
              {printLabel}
            </Button>
          </Foot>
        )}
      </Head>
      <Gone role="status">
        {removed && (
          <>
            {fillIn(words.gone, { name: removed.name })}{' '}
            <Button ref={undo} type="button" $variant="link" $size="sm" onClick={() => putBack(removed)}>
              {words.undo}
            </Button>
          </>
        )}
      </Gone>
      {entries.length > 0 && (
        <Grid ref={list}>
          {shown.map((one, index) => (
            <KeptCard
              key={idOf(one.entry)}
              shown={one}
              openings={openings}
              onRemove={() => remove(one.entry, one.name, index)}
            />
          ))}
        </Grid>
      )}
      {entries.length === 0 && <EmptyShortlist {...props} isFresh={!isHydrated} />}
      <ScriptNote>{scriptNote}</ScriptNote>
    </Band>
  )
}
