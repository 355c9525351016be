import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { useSiteLinks } from '@/components/layout/use-site-links'
import { ColourNote } from '@/components/ui/colour-note'
import { DialogContext } from '@/lib/dialogs'
import { RangeContext } from '@/lib/range'
import company, { colourNote as colourNoteFile } from '../../support/company'

const openDialog = jest.fn()

function SiteLinks() {
  useSiteLinks()
  return null
}

function renderNote(range: string, message?: string) {
  jest.mocked(useStaticQuery).mockReturnValue({ colourNoteFile, companyFile: company })
  render(
    <DialogContext.Provider value={openDialog}>
      <SiteLinks />
      <RangeContext.Provider value={range}>
        <ColourNote message={message} />
      </RangeContext.Provider>
    </DialogContext.Provider>,
  )
}

it('says that screens differ', () => {
  renderNote('uPVC front doors')
  expect(screen.getByText(/^Colours look different on a screen/)).toBeInTheDocument()
})

it('asks for a sample by WhatsApp in a new tab, naming the range', () => {
  renderNote('R7 flush casement windows')
  const link = screen.getByRole('link', { name: 'Sample by WhatsApp' })
  const url = new URL(link.getAttribute('href')!)
  expect(url.origin + url.pathname).toBe(`https://wa.me/${company.whatsappNumber}`)
  expect(url.searchParams.get('text')).toBe(
    `Hello ${company.shortBrand}, I would like a colour sample for this range: R7 flush casement windows.`,
  )
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
})

it('opens the quote popup with the message begun', async () => {
  renderNote('R7 flush casement windows')
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a sample' }))
  expect(openDialog).toHaveBeenCalledWith('quote', {
    message: expect.stringContaining('R7 flush casement windows') as string,
  })
})

it('speaks of composite doors where the page is about no single range', () => {
  renderNote('')
  expect(screen.getByRole('link').getAttribute('href')).toContain(encodeURIComponent('composite doors'))
})

it('starts the chat with the message of a page that has its own', () => {
  renderNote('', 'Hello, I saw your offer.')
  const url = new URL(screen.getByRole('link').getAttribute('href')!)
  expect(url.searchParams.get('text')).toBe('Hello, I saw your offer.')
})
