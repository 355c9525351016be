import { useMemo, useState } from 'react'
import { afterPaint } from '@/lib/after-paint'

/**
 * A control's value that shows a press at once; what follows from it, which may be half a page, comes right after that has been
 * painted.
 *
 * @param value - the value as the page has it
 * @param onChange - told of the one that was pressed
 * @returns the value to show, and what to call with the one that was pressed
 */
export function usePrompt<Value>(value: Value, onChange: (value: Value) => void) {
  // Another object each time that the page has another value: an older press is not shown when an older value comes back.
  const had = useMemo(() => ({ value }), [value])
  const [pressed, setPressed] = useState({ value, had })
  function press(next: Value) {
    setPressed({ value: next, had })
    afterPaint(() => onChange(next))
  }
  return [pressed.had === had ? pressed.value : value, press] as const
}
