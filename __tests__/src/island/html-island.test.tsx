import { TextEncoder } from 'node:util'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { HtmlIsland } from '@/components/island/html-island'

let comeNear: () => void = () => undefined

beforeEach(() => {
  Object.assign(window, {
    TextEncoder,
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  })
})

interface CounterProps {
  start: number
}

function Counter({ start }: CounterProps) {
  return (
    <button type="button" onClick={() => void pressed(start)}>
      {`Count ${start}`}
    </button>
  )
}

const pressed = jest.fn()
const onMissing = jest.fn()
const HTML = '<button type="button">Count 3</button>'

function show(load: (() => Promise<ComponentType<never>>) | undefined, html = HTML) {
  // What the browser finds when the page has come: React keeps it.
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = `<div data-island="waiting">${html}</div>`
  const view = render(<HtmlIsland load={load} props={{ start: 3 }} onMissing={onMissing} />, {
    container,
    hydrate: true,
  })
  return { ...view, island: container.firstElementChild as HTMLElement }
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const load = jest.fn(() => Promise.resolve(Counter as ComponentType<never>))

beforeEach(() => {
  load.mockClear()
  pressed.mockReset()
  onMissing.mockReset()
})

it('leaves the HTML alone and loads nothing until it is near the viewport', async () => {
  const { island } = show(load)
  await settled()
  expect(load).not.toHaveBeenCalled()
  expect(island).toContainHTML('Count 3')
  expect(island).toHaveAttribute('data-island', 'waiting')
})

it('hydrates the existing elements', async () => {
  const { island } = show(load)
  const before = screen.getByRole('button')
  act(() => comeNear())
  await settled()
  expect(screen.getByRole('button')).toBe(before)
  fireEvent.click(before)
  expect(pressed).toHaveBeenCalledWith(3)
  expect(island).toHaveAttribute('data-island', '')
})

it('loads its code when touched and announces hydration', async () => {
  const { island } = show(load)
  const live = jest.fn()
  document.addEventListener('island-live', live, { once: true })
  fireEvent.pointerDown(island.firstElementChild!)
  await settled()
  expect(live).toHaveBeenCalledTimes(1)
})

it('retries failed code when touched again', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const { island } = show(load)
  fireEvent.pointerDown(island.firstElementChild!)
  await settled()
  expect(island).toHaveAttribute('data-island', 'waiting')
  fireEvent.pointerDown(island.firstElementChild!)
  await settled()
  expect(island).toHaveAttribute('data-island', '')
})

it('reports missing HTML', async () => {
  show(load, '')
  await settled()
  expect(onMissing).toHaveBeenCalledTimes(1)
})
