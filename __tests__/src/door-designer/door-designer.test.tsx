import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { dismissToast, ToastRegion } from '@/components/ui/toast'
import { DoorDesigner } from '@/features/door-designer/door-designer'
import { onAskAssistant } from '@/lib/chat'
import { DialogContext } from '@/lib/dialogs'
import { visitorContext } from '@/lib/visitor-context'
import { painted } from '../../support/painted'
import company from '../../support/company'
import colours from '../../../data/composite-colours.json'
import styles from '../../../data/door-styles.json'
import furniture from '../../../data/furniture-finishes.json'
import glass from '../../../data/glass-designs.json'
import offerColours from '../../../data/offer-colours.json'
import offerStyles from '../../../data/offer-styles.json'

afterEach(() => act(dismissToast))

const images = {
  childImageSharp: {
    gatsbyImageData: { layout: 'fullWidth' as const, width: 1, height: 1, images: { sources: [] } },
  },
}
const pictured = <T extends { picture: { alt: string } }>(items: T[]) =>
  items.map((item) => ({ ...item, picture: { alt: item.picture.alt, src: images } }))

const openDialog = jest.fn()
const user = userEvent.setup()

beforeAll(() => {
  // jsdom has none. The drawing is fetched when the designer comes near: here it never does.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

function renderDesigner(search = '') {
  window.history.replaceState(null, '', `/design-your-door${search}`)
  openDialog.mockReset()
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  return render(
    <>
      <DialogContext.Provider value={openDialog}>
        <DoorDesigner
          styles={pictured(styles.items)}
          colours={pictured(colours.items)}
          designs={pictured(glass.items)}
          furniture={pictured(furniture.items)}
          offer={{
            styles: offerStyles.items,
            colours: offerColours.items,
            pages: [{ label: 'CM17', to: '/offers/cm17' }],
          }}
          sendLabel="Get a quote for this door"
          loadPainter={() => Promise.reject(new Error('Nothing is painted here'))}
        />
      </DialogContext.Provider>
      <ToastRegion isInPage />
    </>,
  )
}

const group = (name: string) => screen.getByRole('group', { name })
async function choose(name: string, choice: string) {
  await user.click(within(group(name)).getByRole('radio', { name: choice, hidden: true }))
  await painted()
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const address = () => new URLSearchParams(window.location.search)
const sentence = () => document.querySelector('figcaption')!.textContent

it('reports each door that its address comes to name', async () => {
  const gtag = jest.fn()
  window.gtag = gtag
  renderDesigner()
  await choose('Style', 'ASTON')
  await choose('Style', 'KENT')
  const views = gtag.mock.calls.filter(([, name]) => name === 'page_view')
  expect(views.map(([, , fields]) => fields as object)).toEqual([
    { page_path: expect.stringMatching(/^\/design-your-door\?.*style=aston/) as string },
    { page_path: expect.stringMatching(/^\/design-your-door\?.*style=kent/) as string },
  ])
  Reflect.deleteProperty(window, 'gtag')
})

it('offers all styles, colours, glass designs and finishes', () => {
  renderDesigner()
  const count = (name: string) => within(group(name)).getAllByRole('radio', { hidden: true }).length
  expect(count('Style')).toBe(37)
  for (const name of ['Colour outside', 'Colour inside', 'Frame colour']) expect(count(name)).toBe(18)
  // And clear glass.
  expect(count('Glass')).toBe(20)
  expect(count('Furniture finish')).toBe(5)
})

it('describes the door in words as it is chosen, and keeps it in the address', async () => {
  renderDesigner('?utm_source=letter')
  await choose('Style', 'YORK')
  await choose('Colour outside', 'Blue')
  await choose('Side panels', 'Both sides')
  expect(sentence()).toMatch(/York composite door in Blue outside/)
  expect(address().get('style')).toBe('york')
  expect(address().get('outside')).toBe('blue')
  expect(address().get('side')).toBe('both')
  expect(address().get('utm_source')).toBe('letter')
})

it('begins with the style that is chosen, and leaves it there when another is', async () => {
  renderDesigner('?style=york')
  const order = () =>
    within(group('Style'))
      .getAllByRole<HTMLInputElement>('radio', { hidden: true })
      .map(({ value }) => value)
  expect(order().slice(0, 2)).toEqual(['york', 'abercorn'])
  await choose('Style', 'ASTON')
  expect(order()[0]).toBe('york')
})

it('opens the door that the address names', () => {
  renderDesigner('?style=york&outside=blue&hinge=right&top=yes&furniture=nonsense')
  expect(sentence()).toMatch(/York composite door in Blue outside.*a top light.*hinges on the right/)
})

it('presets the range that the address names, and passes it on', async () => {
  renderDesigner('?range=truframe')
  expect(
    within(group('Range')).getByRole('radio', { name: 'TruFrame Collection', hidden: true }),
  ).toBeChecked()
  await press('Get a quote for this door')
  expect(openDialog).toHaveBeenCalledWith('quote', {
    message: expect.stringContaining('Range: TruFrame Collection') as string,
  })
})

it('goes back one choice at a time', async () => {
  renderDesigner()
  const before = sentence()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  await choose('Style', 'YORK')
  await choose('Colour outside', 'Blue')
  await press('Undo')
  expect(sentence()).toMatch(/York composite door in Anthracite Grey/)
  await press('Undo')
  expect(sentence()).toBe(before)
  expect(address().get('style')).toBe('kent')
  expect(undo).toHaveAttribute('aria-disabled', 'true')
  expect(undo).toHaveFocus()
})

it('keeps a door to compare with, and swaps the two', async () => {
  renderDesigner()
  await press(/Save or share/)
  await press('Compare doors')
  await choose('Style', 'YORK')
  const words = () => [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
  expect(words()[0]).toMatch(/^Now: York/)
  expect(words()[1]).toMatch(/^Beside it: Kent/)
  await press('Swap the two doors')
  expect(words()[0]).toMatch(/^Now: Kent/)
  expect(words()[1]).toMatch(/^Beside it: York/)
  await press('Stop comparing')
  expect(words()).toHaveLength(1)
})

it('opens the quote form with the door described and its link', async () => {
  renderDesigner()
  await choose('Style', 'YORK')
  await press('Get a quote for this door')
  const [, { message }] = openDialog.mock.calls[0] as [string, { message: string }]
  expect(message).toContain('York composite door')
  expect(message).toContain(`${window.location.origin}/design-your-door?style=york`)
})

it('offers the offer price where style and colour belong to the offer, with both filled in', async () => {
  renderDesigner()
  expect(screen.queryByRole('link', { name: /offer price/ })).not.toBeInTheDocument()
  await choose('Style', 'WINSLOW')
  await choose('Colour outside', 'Blue')
  expect(screen.getByRole('link', { name: 'Order it at the offer price: CM17' })).toHaveAttribute(
    'href',
    '/offers/cm17?style=Winslow+1&colour=Blue#order-form',
  )
})

it('says that a solid style shows no glass', async () => {
  renderDesigner()
  await choose('Style', 'ABERCORN')
  expect(within(group('Glass')).getByText(/no glass of its own/)).toBeInTheDocument()
})

it('copies the link, and shows it when the browser refuses', async () => {
  renderDesigner()
  await choose('Style', 'YORK')
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await press(/Save or share/)
  await press('Share')
  expect(write).toHaveBeenCalledWith(expect.stringContaining('/design-your-door?style=york'))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  write.mockRejectedValueOnce(new Error('refused'))
  await press('Share')
  expect(await screen.findByText(/Copy it from here: .*style=york/)).toBeInTheDocument()
})

it('surprises with another door, which Undo takes back', async () => {
  renderDesigner()
  const before = sentence()
  await press(/Save or share/)
  await press('Surprise me')
  await press('Undo')
  expect(sentence()).toBe(before)
})

it('tells the chat which door is on the page, and asks about it', async () => {
  const asked = jest.fn()
  const stop = onAskAssistant(asked)
  const { unmount } = renderDesigner()
  await choose('Colour outside', 'Blue')
  expect(visitorContext()).toMatchObject({ page: { path: '/design-your-door' }, design: sentence() })
  await press(/Save or share/)
  await press('Ask the assistant about it')
  expect(asked).toHaveBeenCalledWith(`What can you tell me about this door? ${sentence()}`)
  unmount()
  expect(visitorContext()).not.toHaveProperty('design')
  stop()
})
