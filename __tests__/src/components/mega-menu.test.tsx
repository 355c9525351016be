import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { MegaMenu } from '@/components/layout/mega-menu'
import type { NavigationItem } from '@/hooks/use-navigation'
import company from '../../support/company'

const ITEMS: NavigationItem[] = [
  item('Home', '/', null),
  item('Doors', '/doors', 'doors', ['Composite doors', 'uPVC front doors']),
  item('Windows', '/windows', 'windows', ['Sash horn']),
]

/** jsdom has no pointer events, and other events carry no pointer type. */
class PointerEventStub extends MouseEvent {
  readonly pointerType: string

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ''
  }
}

beforeAll(() => {
  window.PointerEvent = PointerEventStub as unknown as typeof PointerEvent
})

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(useStaticQuery).mockReturnValue({
    companyFile: company,
    brochuresFile: { items: [] },
    navigationFile: { header: ITEMS },
  })
})

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

function renderMenu() {
  const view = render(<MegaMenu pathname="/" />)
  // The bar is for wide screens, and jsdom takes no notice of media queries: the last style sheet wins.
  const wide = document.createElement('style')
  wide.textContent = 'nav { display: block }'
  document.body.append(wide)
  return view
}

/** The place in the bar that opens a menu, its button, and the panel. */
function menu(label: string) {
  const button = screen.getByRole('button', { name: `${label} menu` })
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!button.parentElement || !panel) throw new Error(`There is no menu ${label}`)
  return { button, trigger: button.parentElement, panel }
}

function expectOpen(...labels: string[]) {
  const open = ['Doors', 'Windows'].filter((label) => !menu(label).panel.hidden)
  expect(open).toEqual(labels)
  for (const label of ['Doors', 'Windows']) {
    expect(menu(label).button).toHaveAttribute('aria-expanded', String(labels.includes(label)))
  }
}

const enter = (element: Element, pointerType = 'mouse') => fireEvent.pointerEnter(element, { pointerType })
const leave = (element: Element, pointerType = 'mouse') => fireEvent.pointerLeave(element, { pointerType })
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))

describe('with a pointer', () => {
  beforeEach(() => void renderMenu())

  it('is closed at first', () => {
    expectOpen()
  })

  it('opens a menu when the pointer enters its item, at once', () => {
    enter(menu('Doors').trigger)
    expectOpen('Doors')
    expect(within(menu('Doors').panel).getByRole('link', { name: 'Composite doors' })).toBeVisible()
  })

  it('keeps it open for 150 ms after the pointer left, and no longer', () => {
    enter(menu('Doors').trigger)
    leave(menu('Doors').trigger)
    wait(149)
    expectOpen('Doors')
    wait(1)
    expectOpen()
  })

  it('keeps it open when the pointer comes back to the item in time', () => {
    enter(menu('Doors').trigger)
    leave(menu('Doors').trigger)
    wait(149)
    enter(menu('Doors').trigger)
    wait(1000)
    expectOpen('Doors')
  })

  it('keeps it open when the pointer goes on to the panel', () => {
    enter(menu('Doors').trigger)
    leave(menu('Doors').trigger)
    wait(100)
    enter(menu('Doors').panel)
    wait(1000)
    expectOpen('Doors')
  })

  it('closes at once when the pointer leaves the panel', () => {
    enter(menu('Doors').trigger)
    leave(menu('Doors').trigger)
    enter(menu('Doors').panel)
    leave(menu('Doors').panel)
    expectOpen()
  })

  it('shows one menu at a time', () => {
    enter(menu('Doors').trigger)
    leave(menu('Doors').trigger)
    wait(50)
    enter(menu('Windows').trigger)
    expectOpen('Windows')
    wait(1000)
    expectOpen('Windows')
  })

  it('takes a finger for no pointer: only its tap on the button opens', () => {
    const { trigger, button } = menu('Doors')
    enter(trigger, 'touch')
    expectOpen()
    fireEvent.click(button)
    expectOpen('Doors')
    leave(trigger, 'touch')
    wait(1000)
    expectOpen('Doors')
    fireEvent.click(button)
    expectOpen()
  })
})

describe('with a keyboard', () => {
  const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })

  beforeEach(() => void renderMenu())

  it('opens with its button, and Escape closes it and returns the focus', async () => {
    act(() => menu('Doors').button.focus())
    await user.keyboard('{Enter}')
    expectOpen('Doors')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Composite doors' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expectOpen()
    expect(menu('Doors').button).toHaveFocus()
  })

  it('closes when the focus leaves the navigation', async () => {
    act(() => menu('Windows').button.focus())
    await user.keyboard(' ')
    expectOpen('Windows')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Sash horn' })).toHaveFocus()
    await user.tab()
    expectOpen()
  })

  it('leaves Escape alone while no menu is open', async () => {
    const home = screen.getByRole('link', { name: 'Home' })
    act(() => home.focus())
    await user.keyboard('{Escape}')
    expect(home).toHaveFocus()
  })
})

it('keeps the links of closed menus out of reach', () => {
  renderMenu()
  expect(screen.queryByRole('link', { name: 'Composite doors' })).not.toBeInTheDocument()
})

it('closes when a link is followed, and on every new page', () => {
  const { rerender } = renderMenu()
  enter(menu('Doors').trigger)
  fireEvent.click(screen.getByRole('link', { name: 'Composite doors' }))
  expectOpen()
  enter(menu('Windows').trigger)
  rerender(<MegaMenu pathname="/windows" />)
  expectOpen()
})

it('marks the page that the visitor is on', () => {
  const { rerender } = renderMenu()
  const marked = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Home'])
  rerender(<MegaMenu pathname="/windows" />)
  expect(marked()).toEqual(['Windows'])
})

it('leaves no timer behind when it goes away', () => {
  const { unmount } = renderMenu()
  leave(menu('Doors').trigger)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

function item(label: string, to: string, name: string | null, links: string[] = []): NavigationItem {
  return {
    label,
    to,
    menu: name,
    drawerLabel: null,
    intro: null,
    photo: null,
    columns:
      links.length > 0
        ? [{ title: 'Range', links: links.map((text) => ({ label: text, to: `${to}/${text.length}` })) }]
        : [],
  }
}
