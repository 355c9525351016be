import { fireEvent, render } from '@testing-library/react'
import { navigate } from 'gatsby'
import { useSiteLinks } from '@/components/layout/use-site-links'
import { DialogContext } from '@/lib/dialogs'
import { neededByPages } from '@/lib/go-to'
import { ROUTE_EVENT } from '@/lib/route-event'

const openDialog = jest.fn()
const code = jest.fn(() => Promise.resolve())
neededByPages(code)

function Links({ html }: { html: string }) {
  useSiteLinks()
  // As on a page whose components have not been fetched: nothing but HTML.
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function press(html: string, init = {}) {
  const { container } = render(
    <DialogContext.Provider value={openDialog}>
      <Links html={html} />
    </DialogContext.Provider>,
  )
  // jsdom cannot turn to another page: what would have made it is noted, and held back.
  let isLeftToBrowser = false
  const note = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(container.querySelector('a, button')!, init)
  return isLeftToBrowser
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  openDialog.mockReset()
  code.mockReset().mockResolvedValue(undefined)
})

it('turns to a page of the site once the code of its sections is there', async () => {
  let arrive: () => void = () => undefined
  code.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(undefined))))
  expect(press('<a href="/doors" data-to="">Doors</a>')).toBe(false)
  await settled()
  expect(navigate).not.toHaveBeenCalled()
  arrive()
  await settled()
  expect(navigate).toHaveBeenCalledWith('/doors', { replace: false })
})

it.each([
  ['a plain anchor', '<a href="#order-form" data-to="">Order</a>', {}],
  ['a phone call', '<a href="tel:123" data-to="call:">Call</a>', {}],
  ['a link that opens a new tab', '<a href="/doors" data-to="" target="_blank">Doors</a>', {}],
  ['a link that is not of the site’s own', '<a href="/doors">Doors</a>', {}],
  ['a press with Ctrl', '<a href="/doors" data-to="">Doors</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/doors" data-to="">Doors</a>', { button: 1 }],
])('leaves to the browser: %s', async (_, html, init) => {
  expect(press(html, init)).toBe(true)
  await settled()
  expect(navigate).not.toHaveBeenCalled()
})

it('opens a dialog with what the button says it starts with', () => {
  press(`<button data-to="dialog:quote" data-options='{"message":"Hello"}'>Ask</button>`)
  expect(openDialog).toHaveBeenCalledWith('quote', { message: 'Hello' })
})

describe('the drawer', () => {
  const hidePopover = jest.fn()
  const DRAWER = '<div popover="auto"><a href="/doors" data-to="">Doors</a></div>'

  beforeEach(() => {
    hidePopover.mockReset()
    // jsdom knows no popovers: that the browser opens and closes them is for the browser tests.
    HTMLElement.prototype.hidePopover = hidePopover
  })

  it('closes when a link in it is followed', () => {
    press(DRAWER)
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })

  it('closes on another page, and stays as it is on this one', () => {
    render(<Links html={DRAWER} />)
    window.dispatchEvent(new Event(ROUTE_EVENT))
    expect(hidePopover).not.toHaveBeenCalled()
    window.history.pushState(null, '', '/elsewhere')
    window.dispatchEvent(new Event(ROUTE_EVENT))
    expect(hidePopover).toHaveBeenCalledTimes(1)
  })
})
