import { useContext, useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { StaticQueryContext } from 'gatsby'
import { DialogContext } from '@/lib/dialogs'
import { DrawnContext, FinishesContext, RangeContext, StylesContext } from '@/lib/range'
import { WANTED_EVENT } from '@/lib/wake-part'
import { bringToLife, type LivePart } from './bring-to-life'
import { slots, waitingSlots } from './slots'
import { whenWanted, type Moment } from './when-wanted'

interface HtmlIslandProps<Props> {
  /** Fetches the component that made the HTML; none when the HTML is all there is. */
  load?: () => Promise<ComponentType<never>>
  /** The name by which other parts of the site find it. */
  name?: string
  /** When to fetch it. */
  when?: Moment
  props: Props
  /** Called when there is no server HTML: the page was rendered in the browser. */
  onMissing: () => void
}

/**
 * An island: server HTML that stays as it is until it comes near the viewport or is touched; then its component hydrates it in a
 * root of its own.
 */
export function HtmlIsland<Props extends object>({
  load,
  name,
  when = 'near',
  props,
  onMissing,
}: HtmlIslandProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const inContexts = useContexts()
  const latest = useRef(props)
  const drawn = useRef(props)
  /** The part once it is live, and its component. */
  const part = useRef<LivePart & { Component: ComponentType<Props> }>()

  useEffect(() => {
    const element = place.current!
    if (!element.firstChild) {
      onMissing()
      return undefined
    }
    if (!load) {
      const parts = [...element.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => {
        const name = slot.dataset.slot!
        const waiting = waitingSlots[name]
        if (!waiting) {
          const Slot = slots[name as keyof typeof slots]
          return bringToLife(slot, inContexts(<Slot />)).end
        }
        if (waiting.isWanted(latest.current)) slot.dataset.wanted = ''
        let end = () => undefined as void
        const stopWaiting = whenWanted(slot, waiting.when, waiting.load, (loaded) => {
          const Slot = loaded as ComponentType<Props>
          ;({ end } = bringToLife(slot, inContexts(<Slot {...latest.current} />), () => nowLive(slot)))
        })
        return () => {
          stopWaiting()
          end()
        }
      })
      return () => parts.forEach((end) => end())
    }
    let isGone = false
    const stopWaiting = whenWanted(element, when, load, (loaded) => {
      if (isGone) return
      const Component = loaded as ComponentType<Props>
      drawn.current = latest.current
      const live = bringToLife(element, inContexts(<Component {...latest.current} />), () => nowLive(element))
      part.current = { ...live, Component }
    })
    return () => {
      isGone = true
      stopWaiting()
      part.current?.end()
    }
    // The HTML belongs to the page's first data, and the contexts stay the same for as long as there is a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    latest.current = props
    if (isSame(drawn.current, props)) return
    if (part.current) {
      const { Component, update } = part.current
      drawn.current = props
      update(inContexts(<Component {...props} />))
      // The HTML is of another state: only the component can bring it up to date.
    } else if (load) place.current?.dispatchEvent(new Event(WANTED_EVENT))
  })

  return (
    <div
      ref={place}
      data-island={load ? 'waiting' : ''}
      data-part={name}
      suppressHydrationWarning
      // React keeps what the server put here.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

/** The contexts of the page around it, passed on into the separate root. */
function useContexts() {
  const queries = useContext(StaticQueryContext)
  const openDialog = useContext(DialogContext)
  const range = useContext(RangeContext)
  const finishes = useContext(FinishesContext)
  const drawn = useContext(DrawnContext)
  const styles = useContext(StylesContext)
  return function inContexts(children: ReactNode) {
    return (
      <StaticQueryContext.Provider value={queries}>
        <DialogContext.Provider value={openDialog}>
          <RangeContext.Provider value={range}>
            <FinishesContext.Provider value={finishes}>
              <DrawnContext.Provider value={drawn}>
                <StylesContext.Provider value={styles}>{children}</StylesContext.Provider>
              </DrawnContext.Provider>
            </FinishesContext.Provider>
          </RangeContext.Provider>
        </DialogContext.Provider>
      </StaticQueryContext.Provider>
    )
  }
}

/** Announces that an element is hydrated: clicks from before are replayed. */
function nowLive(element: HTMLElement) {
  element.dataset.island = ''
  element.dispatchEvent(new Event('island-live', { bubbles: true }))
}

function isSame(one: object, other: object) {
  const entries = Object.entries(other)
  return entries.every(([name, value]) => (one as Record<string, unknown>)[name] === value)
}
