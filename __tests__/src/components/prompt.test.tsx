import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { usePaging } from '@/components/gallery/use-paging'
import { usePrompt } from '@/hooks/use-prompt'
import { painted } from '../../support/painted'

/** A control of a page that takes every value but 'never'. */
function useControl() {
  const [value, setValue] = useState('a')
  const [shown, press] = usePrompt(value, (next) => next !== 'never' && setValue(next))
  return { value, shown, press, setValue }
}

it('shows a press at once, and tells the page once that is painted', async () => {
  const { result } = renderHook(useControl)
  act(() => result.current.press('b'))
  expect(result.current).toMatchObject({ value: 'a', shown: 'b' })
  await painted()
  expect(result.current).toMatchObject({ value: 'b', shown: 'b' })
})

it('follows the page when that goes back to what it had', async () => {
  const { result } = renderHook(useControl)
  act(() => result.current.press('b'))
  await painted()
  act(() => result.current.setValue('a'))
  expect(result.current.shown).toBe('a')
})

it('has a gallery follow its page back to an item from which the visitor had gone on', () => {
  const { result, rerender } = renderHook(({ given }) => usePaging(9, 3, given), {
    initialProps: { given: 1 },
  })
  act(() => result.current.select(7))
  expect(result.current).toMatchObject({ selected: 7, page: 2 })
  rerender({ given: 7 })
  rerender({ given: 1 })
  expect(result.current).toMatchObject({ selected: 1, page: 0 })
})
