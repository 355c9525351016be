import path from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate, useStaticQuery } from 'gatsby'
import { readData } from '@/content/read-data'
import { SearchBox } from '@/features/site-search/search-box'
import { searchFile } from '@/gatsby/search-index'
import company from '../../support/company'

const file = searchFile(readData(path.resolve('data')))
const onFollow = jest.fn()
const onEscape = jest.fn()
const scrollIntoView = jest.fn()

beforeEach(() => {
  Object.assign(globalThis, {
    __SEARCH_INDEX__: '/static/search-test.json',
    fetch: jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(file) })),
  })
  // jsdom does not lay anything out.
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  onFollow.mockReset()
  onEscape.mockReset()
})

const box = () => screen.getByRole('combobox', { name: 'Search the site' })
const options = () => screen.getAllByRole('option')
const chosen = () => screen.getByRole('option', { selected: true })

async function search(text: string) {
  const user = userEvent.setup()
  render(<SearchBox onFollow={onFollow} onEscape={onEscape} />)
  await user.type(box(), text)
  await screen.findByText(/\d+ results?$|^No results/)
  return user
}

it('says nothing before anything is asked, and offers examples', async () => {
  const user = userEvent.setup()
  render(<SearchBox />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('button', { name: 'misted glass' }))
  expect(box()).toHaveValue('misted glass')
  expect(box()).toHaveFocus()
  expect(await screen.findByRole('option', { name: /^Double Glazing Replacements/ })).toBeVisible()
})

it('groups what it finds by kind, and says how many there are', async () => {
  await search('golden oak')
  const group = screen.getByRole('group', { name: 'Colours and finishes' })
  expect(within(group).getByRole('option', { name: /^Golden Oak.*composite doors/ })).toHaveAttribute(
    'href',
    '/doors/comp-door#colours',
  )
  expect(within(group).getByRole('option', { name: 'Golden Oak: See it on a door' })).toHaveAttribute(
    'href',
    '/design-your-door?outside=golden-oak',
  )
  expect(screen.getByRole('status')).toHaveTextContent(/^1 result$/)
})

it('marks the words that were found', async () => {
  await search('goldn oak')
  expect([...chosen().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Golden',
    'Oak',
  ])
})

it('chooses the first result, and goes round with the arrow keys', async () => {
  const user = await search('sash windows')
  const all = options()
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(box().getAttribute('aria-activedescendant')).toBe(all[0]?.id)
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(all[1])
  expect(box().getAttribute('aria-activedescendant')).toBe(all[1]?.id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBe(all[all.length - 1])
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(all[0])
  expect(box()).toHaveFocus()
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
})

it('goes to the ends with Home and End', async () => {
  const user = await search('sash windows')
  await user.keyboard('{End}')
  expect(chosen()).toBe(options()[options().length - 1])
  await user.keyboard('{Home}')
  expect(chosen()).toBe(options()[0])
})

it('goes to the chosen result with Enter', async () => {
  const user = await search('kent')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(navigate).toHaveBeenCalledWith('/design-your-door?style=kent', expect.anything())
  expect(onFollow).toHaveBeenCalledTimes(1)
})

it('begins at the first result again when the question changes', async () => {
  const user = await search('sash windows')
  await user.keyboard('{End}')
  await user.type(box(), ' horn')
  expect(chosen()).toBe(options()[0])
  expect(chosen()).toHaveTextContent('Sash horn windows')
})

it('leaves by Escape', async () => {
  const user = await search('kent')
  await user.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

it('is emptied by Escape where there is nothing to leave', async () => {
  const user = userEvent.setup()
  render(<SearchBox />)
  await user.type(box(), 'kent{Escape}')
  expect(box()).toHaveValue('')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

it('offers services, contact and the phone when nothing is found', async () => {
  const user = await search('submarine')
  expect(screen.getByRole('status')).toHaveTextContent('No results for “submarine”')
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', company.phoneHref)
  await user.keyboard('{Enter}')
  expect(navigate).not.toHaveBeenCalled()
})

it('asks for the index once, and again after a failure', async () => {
  await jest.isolateModulesAsync(async () => {
    const { loadFile } = await import('@/features/site-search/load-file')
    jest.mocked(globalThis.fetch).mockResolvedValueOnce({ ok: false, status: 404 } as Response)
    await expect(loadFile()).rejects.toThrow('The search file answered 404')
    await loadFile()
    await loadFile()
    expect(globalThis.fetch).toHaveBeenCalledTimes(2)
  })
})
