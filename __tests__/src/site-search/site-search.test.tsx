import path from 'node:path'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { dismissToast, ToastRegion } from '@/components/ui/toast'
import { readData } from '@/content/read-data'
import { SearchBox } from '@/features/site-search/search-box'
import { SiteSearch } from '@/features/site-search/site-search'
import { searchFile } from '@/gatsby/search-index'
import company from '../../support/company'

afterEach(() => act(dismissToast))

const file = searchFile(readData(path.resolve('data')))

beforeEach(() => {
  Object.assign(globalThis, {
    __SEARCH_INDEX__: '/static/search-test.json',
    fetch: jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(file) })),
  })
  HTMLElement.prototype.scrollIntoView = jest.fn()
  // jsdom has no modal dialogs: that the browser keeps the focus inside is for the browser tests.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '')
    this.querySelector('input')?.focus()
  }
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
})

const button = () => screen.getByRole('button', { name: 'Search' })
const box = () => screen.findByRole('combobox', { name: 'Search the site' })

function renderHeader(besides = <input aria-label="Name" />) {
  const user = userEvent.setup()
  render(
    <>
      <SiteSearch />
      <main>{besides}</main>
      <ToastRegion isInPage />
    </>,
  )
  return user
}

it('opens with its button and returns the focus', async () => {
  const user = renderHeader()
  await user.click(button())
  expect(await box()).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})

it.each(['Control', 'Meta'])('opens with %s and K, from a field as well', async (held) => {
  const user = renderHeader()
  await user.click(screen.getByLabelText('Name'))
  await user.keyboard(`{${held}>}k{/${held}}`)
  expect(await box()).toHaveFocus()
  expect(await box()).toHaveValue('')
})

it('leaves single keys and other combinations alone', async () => {
  const user = renderHeader()
  await user.keyboard('k/{Control>}{Shift>}k{/Shift}{/Control}{Alt>}k{/Alt}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('turns to a box in the page instead, where there is one', async () => {
  const user = renderHeader(<SearchBox />)
  await user.keyboard('{Control>}k{/Control}')
  expect(await box()).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('closes when a result is followed', async () => {
  const user = renderHeader()
  await user.click(button())
  await user.type(await box(), 'kent')
  await screen.findByText('1 result')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
