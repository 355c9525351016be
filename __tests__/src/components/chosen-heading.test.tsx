import { render, screen } from '@testing-library/react'
import { ChosenHeading } from '@/components/ui/chosen-heading'
import { setChosen } from '@/lib/chosen'
import { FinishesContext, StylesContext } from '@/lib/range'

const finishes = {
  list: 'colours',
  first: 'blue',
  finishes: [{ slug: 'blue', name: 'Blue', hex: '#27445f' }],
}
const style = (key: string, name: string) => ({ key, name, picture: {} as never })
const styles = [style('aston', 'ASTON'), style('kent', 'KENT')]

const show = (isNamed: boolean, first?: string) =>
  render(
    <FinishesContext.Provider value={finishes}>
      <StylesContext.Provider value={{ isNamed, styles, first }}>
        <ChosenHeading heading="Get a quote" subject="A Comp Door" />
      </StylesContext.Provider>
    </FinishesContext.Provider>,
  )

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/doors/comp-door')
})

it.each([
  ['aston', 'An ASTON in Blue'],
  ['kent', 'A KENT in Blue'],
])('calls the style that stands by its name: %s', (first, words) => {
  show(true, first)
  expect(screen.getByRole('heading')).toHaveTextContent(new RegExp(`^${words}$`))
})

it('calls the style that was chosen by its name, once', () => {
  setChosen('Comp Door', 'style', { key: 'kent', words: 'KENT style' })
  show(true, 'aston')
  expect(screen.getByRole('heading')).toHaveTextContent(/^A KENT in Blue$/)
})

it('says the style after the product where styles have no names of their own', () => {
  setChosen('Comp Door', 'style', { key: 'kent', words: 'boarded style' })
  show(false)
  expect(screen.getByRole('heading')).toHaveTextContent(/^A Comp Door in Blue, boarded style$/)
})

it('ends no line before the colour that it is about to name', () => {
  show(true, 'aston')
  expect(screen.getByRole('heading').textContent).toBe('An ASTON in\u00a0Blue')
})
