import { useState } from 'react'
import { HtmlIsland } from '@/components/island/html-island'
import { serverParts } from '@/components/layout/server-parts'
import { liveParts } from './live-parts'
import type { FrameParts, PartName } from './parts'

type PropsOf<Name extends PartName> =
  Parameters<FrameParts[Name]> extends [infer Props extends object] ? Props : object
type FramePartProps<Name extends PartName> = { part: Name } & PropsOf<Name>

/**
 * A part of the frame around the pages. Its HTML comes with the first page and stays; its component is fetched at the first touch,
 * or never where links and the native popover suffice.
 */
export function FramePart<Name extends PartName>({ part, ...props }: FramePartProps<Name>) {
  const [parts, setParts] = useState(serverParts)
  const load = liveParts[part]
  if (parts) {
    const Part = parts[part] as (given: object) => JSX.Element
    return (
      <div data-island={serverParts && load ? 'waiting' : ''} data-part={part}>
        <Part {...props} />
      </div>
    )
  }
  return (
    <HtmlIsland
      load={load}
      when="touch"
      name={part}
      props={props}
      onMissing={() => void import('./parts').then(({ frameParts }) => setParts(frameParts))}
    />
  )
}
