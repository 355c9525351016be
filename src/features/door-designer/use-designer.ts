import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react'
import { changeAddress } from '@/lib/change-address'
import { decodeDesign, encodeDesign } from './design-address'
import { DEFAULT_DESIGN, HINGES, SIDE_PANELS, type Design, type DoorCatalogue } from './design'

export const RANGES = ['truframe', 'compdoor'] as const
export type Range = (typeof RANGES)[number]

interface State {
  design: Design
  /** The door that the page opened with. */
  opened: Design
  range: Range | null
  past: Design[]
  /** Whether the visitor has changed anything: an untouched page keeps its short address. */
  isTouched: boolean
}

type Action =
  | { type: 'change'; to: Partial<Design> }
  | { type: 'range'; to: Range | null }
  | { type: 'undo' }
  | { type: 'open'; design: Design; range: Range | null }

/** Before anything can be pressed: a press that was kept for this code would else ask about the door of the server's HTML. */
const useOnce = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** How many steps back Undo goes. */
const MEMORY = 50

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'change':
      return {
        ...state,
        isTouched: true,
        design: { ...state.design, ...action.to },
        past: [...state.past, state.design].slice(-MEMORY),
      }
    case 'undo':
      return { ...state, design: state.past.at(-1) ?? state.design, past: state.past.slice(0, -1) }
    case 'range':
      return { ...state, range: action.to, isTouched: true }
    case 'open':
      return {
        design: action.design,
        opened: action.design,
        range: action.range,
        past: [],
        isTouched: false,
      }
  }
}

/**
 * The visitor's door: taken from the address when the page opens, written back to it with every change, so that the
 * address can be shared at any moment.
 */
export function useDesigner(catalogue: DoorCatalogue) {
  const [state, dispatch] = useReducer(reduce, {
    design: DEFAULT_DESIGN,
    opened: DEFAULT_DESIGN,
    range: null,
    past: [],
    isTouched: false,
  })
  const { design, opened, range, past, isTouched } = state

  useOnce(() => {
    const params = new URLSearchParams(window.location.search)
    const given = params.get('range')?.trim().toLowerCase()
    dispatch({
      type: 'open',
      design: decodeDesign(params, catalogue),
      range: RANGES.find((name) => name === given) ?? null,
    })
    // The address is read once; from then on it follows the door.
  }, [])

  useEffect(() => {
    if (isTouched) changeAddress(addressOf(design, range), 'replace')
  }, [design, range, isTouched])

  return {
    design,
    opened,
    range,
    canUndo: past.length > 0,
    change: useCallback((to: Partial<Design>) => dispatch({ type: 'change', to }), []),
    setRange: useCallback((to: Range | null) => dispatch({ type: 'range', to }), []),
    undo: () => dispatch({ type: 'undo' }),
    surprise: () => dispatch({ type: 'change', to: randomDesign(catalogue) }),
  }
}

/** The address of the present page with a design in it. */
export function addressOf(design: Design, range: Range | null) {
  const params = encodeDesign(design, window.location.search)
  if (range) params.set('range', range)
  else params.delete('range')
  return `${window.location.pathname}?${params.toString()}`
}

function randomDesign({ styles, colours, glass, furniture }: DoorCatalogue): Design {
  const outside = pick([...colours.keys()])
  return {
    style: pick([...styles.keys()]),
    outside,
    inside: pick(['white', outside]),
    frame: pick(['white', outside]),
    glass: pick([...glass.keys()]),
    furniture: pick([...furniture.keys()]),
    hinge: pick(HINGES),
    sidePanels: pick([...SIDE_PANELS, 'none', 'none']),
    topLight: Math.random() < 0.3,
  }
}

function pick<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!
}
