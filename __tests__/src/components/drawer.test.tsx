import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { Drawer } from '@/components/layout/drawer'
import company from '../../support/company'
import navigation from '../../../data/navigation/main.json'

const GROUPS = ['Doors', 'Windows', 'Conservatories & Roofs']
const ITEMS = navigation.header.map(({ label, to, ...rest }) => ({
  label,
  to,
  menu: null,
  drawerLabel: 'drawerLabel' in rest ? (rest.drawerLabel ?? null) : null,
  intro: null,
  photo: null,
  columns: 'columns' in rest ? (rest.columns ?? []) : [],
}))

const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) })

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') })
  jest.mocked(useStaticQuery).mockReturnValue({
    companyFile: company,
    brochuresFile: { items: [] },
    navigationFile: { header: ITEMS, quote: navigation.quote },
  })
})

afterEach(() => jest.useRealTimers())

function renderDrawer() {
  return render(<Drawer />)
}

const drawer = () => screen.getByRole('dialog', { name: 'Menu' })
const group = (label: string) => screen.getByText(label, { selector: 'summary' })
const openGroups = () => GROUPS.filter((label) => group(label).closest('details')?.open)

it('is the browser’s own popover, so that its buttons work without script', () => {
  renderDrawer()
  expect(drawer()).toHaveAttribute('popover', 'auto')
  const buttons = { 'Open menu': 'show', 'Close menu': 'hide' }
  for (const [name, action] of Object.entries(buttons)) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('popovertarget', drawer().id)
    expect(button).toHaveAttribute('popovertargetaction', action)
  }
})

it('has the three groups of the specification, closed at first', () => {
  renderDrawer()
  expect(screen.getAllByRole('group').map((element) => element.firstElementChild?.textContent)).toEqual(
    GROUPS,
  )
  expect(openGroups()).toEqual([])
})

it('opens and closes each group without touching the others', async () => {
  renderDrawer()
  await user.click(group('Doors'))
  expect(openGroups()).toEqual(['Doors'])
  await user.click(group('Conservatories & Roofs'))
  expect(openGroups()).toEqual(['Doors', 'Conservatories & Roofs'])
  await user.click(group('Windows'))
  expect(openGroups()).toEqual(GROUPS)
  await user.click(group('Doors'))
  expect(openGroups()).toEqual(['Windows', 'Conservatories & Roofs'])
})

it('leads to every page of the main navigation', () => {
  renderDrawer()
  const targets = within(drawer())
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  for (const { to } of navigation.header) expect(targets).toContain(to)
})

it('offers a quote and the phone', () => {
  renderDrawer()
  expect(screen.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
    'href',
    company.phoneHref,
  )
})
