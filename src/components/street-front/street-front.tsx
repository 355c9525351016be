import { useState } from 'react'
import words from '@data/wording/street-front.json'
import { ButtonLink, SiteLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Keep } from '@/components/ui/keep'
import { Unbroken } from '@/components/ui/unbroken'
import { UndoButton } from '@/components/ui/undo-button'
import { FinishRail } from '@/features/painter/finish-rail'
import { fillIn } from '@/lib/fill-in'
import { AllFronts } from './all-fronts'
import { addressOf, inWords } from './front'
import { HouseChoice } from './house-choice'
import { PaintedFront } from './painted-front'
import { Controls, Head, Note, Plates, Stage, Tools, Ways, WaysOn } from './street-front-layout'
import { useStreetFront } from './use-street-front'

/** A house like the visitor's own, whose door and windows are painted together. */
export function StreetFront(props: Queries.StreetFrontSectionFragment) {
  const { id, heading, intro, fronts, colours, windowColours, doorRange, sendLabel, note } = props
  const { front, change, surprise, undo, canUndo } = useStreetFront(props)
  const { house, door, windows } = front
  // The house whose finishes the visitor is about to choose.
  const [wanted, setWanted] = useState<string>()
  const summary = inWords(front)
  const onIntent = () => setWanted(house.slug)
  return (
    <section id={id ?? undefined} data-chat-side="left-on-desktop" data-chat-form="line" data-tool-first="">
      <Plates>
        <Head>
          <h1>
            <Unbroken text={heading} />
          </h1>
          {intro && <p>{intro}</p>}
        </Head>
        <Stage>
          <PaintedFront key={house.slug} front={front} isWanted={wanted === house.slug} />
        </Stage>
        <Controls>
          <HouseChoice houses={fronts} chosen={house} onChoose={(slug) => change({ house: slug })} />
          <FinishRail
            of={{ heading: words.door, name: 'door' }}
            finishes={colours}
            chosen={door.slug}
            onChoose={(slug) => change({ door: slug })}
            onIntent={onIntent}
          />
          <FinishRail
            of={{ heading: words.windows, name: 'windows' }}
            finishes={windowColours}
            chosen={windows.slug}
            onChoose={(slug) => change({ windows: slug })}
            onIntent={onIntent}
          />
          <Tools>
            <Button type="button" $variant="outline" $size="sm" onClick={surprise}>
              {words.surprise}
            </Button>
            <UndoButton label={words.undo} canUndo={canUndo} onUndo={undo} />
          </Tools>
        </Controls>
        <WaysOn>
          <div>
            <h2>{summary}</h2>
          </div>
          <div>
            <Ways>
              <ButtonLink to="dialog:quote" $variant="cta" dialogOptions={{ message: summary }}>
                {sendLabel}
              </ButtonLink>
              <Keep kind="front" of={addressOf(front)} name={words.name} words={summary} />
            </Ways>
            <ul>
              <li>
                <SiteLink to={`${doorRange.to}?finish=${door.slug}`}>
                  {fillIn(words.rangeIn, { range: doorRange.label, finish: door.name })}
                </SiteLink>
              </li>
              <li>
                <SiteLink to={`${house.range.to}?finish=${windows.slug}`}>
                  {fillIn(words.rangeIn, { range: house.range.label, finish: windows.name })}
                </SiteLink>
              </li>
            </ul>
            {note && <Note>{note}</Note>}
          </div>
        </WaysOn>
      </Plates>
      <noscript>
        <AllFronts {...props} />
      </noscript>
    </section>
  )
}
