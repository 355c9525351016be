import { useId } from 'react'
import { doorCatalogue } from '@/features/door-designer/catalogue'
import { DEFAULT_DESIGN } from '@/features/door-designer/design'
import { decodeDesign } from '@/features/door-designer/design-address'
import Stage from '@/features/door-designer/stage'
import type { Entry } from '@/features/shortlist/entries'

/** A door as its address in the designer says, or a style in a finish, drawn. */
export function KeptDoor({ entry: { kind, key, finish = '' } }: { entry: Entry }) {
  const id = useId().replace(/\W/g, '')
  const [, query = ''] = key.split('?')
  const [, outside = DEFAULT_DESIGN.outside] = finish.split('/')
  const params = kind === 'style' ? new URLSearchParams({ style: key, outside, inside: outside }) : query
  return (
    <Stage design={decodeDesign(params, doorCatalogue)} side="outside" wall="red-brick" id={`kept-${id}`} />
  )
}
