import { useId } from 'react'
import words from '@data/wording/shortlist.json'
import { SiteLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { DoorRange } from '@/features/opening/fit'
import { idOf, MOST_NOTE } from '@/features/shortlist/entries'
import { PaintedStyle } from '@/features/painter/painted-style'
import type { Shown } from '@/features/shortlist/shown'
import { annotate } from '@/features/shortlist/store'
import { Card, Facts, Finish, Note, Plate, Words } from './card-layout'
import { LazyMade } from './lazy-made'

interface KeptCardProps {
  shown: Shown
  openings: readonly DoorRange[]
  onRemove: () => void
}

/** One thing on the shortlist: its picture or drawing, its range and figures, and the visitor's note. */
export function KeptCard({ shown, openings, onRemove }: KeptCardProps) {
  const { entry, name, range, to, finish, thing } = shown
  const id = useId()
  return (
    <Card data-id={idOf(entry)}>
      <Plate $isWhole={entry.kind === 'style'}>
        <Image shown={shown} openings={openings} />
      </Plate>
      <Words>
        <p>{range}</p>
        <h2>{to ? <SiteLink to={to}>{name}</SiteLink> : name}</h2>
        {entry.words && <p>{entry.words}</p>}
        {finish && entry.kind !== 'finish' && (
          <Finish>
            <Swatch hex={finish.hex} />
            {finish.name}
          </Finish>
        )}
        {thing && thing.figures.length > 0 && (
          <Facts>
            {thing.figures.map(({ value, unit, caption }) => (
              <li key={caption}>
                <strong>{[value, unit].filter(Boolean).join(' ')}</strong> {caption}
              </li>
            ))}
          </Facts>
        )}
      </Words>
      <Note>
        <label htmlFor={id}>
          {words.note}
          <VisuallyHidden> on {name}</VisuallyHidden>
        </label>
        <Button type="button" $variant="link" $size="sm" onClick={onRemove}>
          {words.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Textarea
          id={id}
          rows={2}
          maxLength={MOST_NOTE}
          value={entry.note ?? ''}
          onChange={({ target }) => annotate(entry, target.value)}
        />
        {/* In print a text field would cut off a long note. */}
        <p>{entry.note}</p>
      </Note>
    </Card>
  )
}

/** Its picture, in the finish that was kept with it; a drawing for a style in a chosen finish and for what the visitor has designed. */
function Image({ shown, openings }: Pick<KeptCardProps, 'shown' | 'openings'>) {
  const { entry, thing, finish } = shown
  const isMade = entry.kind === 'door' || entry.kind === 'opening'
  const isDrawn = entry.kind === 'style' && entry.finish?.startsWith('composite-colours/')
  if (isMade || isDrawn) return <LazyMade entry={entry} openings={openings} />
  if (thing?.picture)
    return (
      <>
        <Picture picture={{ ...thing.picture, alt: '' }} sizes="(max-width: 767px) 112px, 300px" />
        {entry.kind === 'product' && (
          <PaintedStyle picture={thing.picture} finish={entry.finish?.split('/')[1]} />
        )}
      </>
    )
  return finish ? <Swatch hex={finish.hex} /> : null
}

/** Drawn, so that it is printed whatever the browser does with backgrounds. */
function Swatch({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <rect width="1" height="1" fill={hex} />
    </svg>
  )
}
