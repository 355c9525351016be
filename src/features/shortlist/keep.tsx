import wording from '@data/wording/shortlist.json'
import { showToast } from '@/components/ui/toast'
import { carriedFinish } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { ROUTE_EVENT } from '@/lib/route-event'
import { idOf, KINDS, type Entry } from './entries'
import * as store from './store'

let stop: (() => void) | undefined
let region: HTMLElement | undefined

/** Keeps every control and the header's counter up to date. Returns a function that stops it. */
export function start() {
  if (stop) return stop
  const unsubscribe = store.subscribe(mark)
  window.addEventListener(ROUTE_EVENT, mark)
  // Galleries and later pages bring controls of their own. What `mark` itself changes is not watched.
  const observer = new MutationObserver(mark)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-keep', 'data-key'],
  })
  stop = () => {
    unsubscribe()
    window.removeEventListener(ROUTE_EVENT, mark)
    observer.disconnect()
    stop = undefined
  }
  mark()
  return stop
}

/** A control was pressed: its thing is kept, or no longer. */
export function press(control: HTMLElement) {
  start()
  const entry = entryOf(control)
  if (!entry) return
  const { name = '' } = control.dataset
  if (isKept(entry)) {
    store.remove(entry)
    say(fillIn(wording.removed, { name }))
    return
  }
  const isFirst = store.read().length === 0
  if (!store.add(entry)) {
    showToast({
      title: wording.full,
      description: wording.fullText,
      variant: 'destructive',
    })
    return
  }
  if (!isFirst) {
    say(fillIn(wording.added, { name }))
    return
  }
  showToast({
    title: fillIn(wording.first, { name }),
    description: wording.firstText,
    note: (
      <a href="/shortlist" data-to="">
        {wording.see}
      </a>
    ),
  })
}

function isKept(entry: Entry) {
  const id = idOf(entry)
  return store.read().some((other) => idOf(other) === id)
}

/** Only attributes change: the elements are React's. */
function mark() {
  for (const control of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const entry = entryOf(control)
    control.toggleAttribute('data-kept', entry !== undefined && isKept(entry))
  }
  const { length } = store.read()
  const link = document.querySelector<HTMLElement>('a[data-shortlist]')
  if (!link) return
  if (length > 0) link.dataset.count = String(length)
  else delete link.dataset.count
  link.setAttribute('aria-label', length > 0 ? `Shortlist, ${length} kept` : 'Shortlist')
}

/** What a control keeps: a product and a style in the finish that the page shows them in. */
function entryOf({ dataset }: HTMLElement): Entry | undefined {
  const { keep, key, list, words } = dataset
  const kind = KINDS.find((known) => known === keep)
  if (!kind) return undefined
  const page = canonicalPath()
  const finish = list && kind !== 'finish' ? chosenIn(list) : undefined
  return {
    kind,
    key: key ?? page,
    from: page,
    ...(finish && { finish: `${list}/${finish}` }),
    ...(words && { words }),
  }
}

function chosenIn(list: string) {
  return new URLSearchParams(window.location.search).get('finish') ?? carriedFinish(list)
}

/** Several addresses may answer with one page. */
function canonicalPath() {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? {}
  return href ? new URL(href).pathname : window.location.pathname
}

/** Tells those who cannot see the control change. */
function say(words: string) {
  if (!region) {
    region = document.createElement('p')
    region.setAttribute('role', 'status')
    Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' })
    region.style.clipPath = 'inset(50%)'
    document.body.append(region)
  }
  // A region that was just put in says nothing of what it came with.
  setTimeout(() => (region!.textContent = words), 100)
}
