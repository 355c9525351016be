import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import words from '@data/wording/designer.json'
import { ButtonLink } from '@/components/ui/action-link'
import { Keep } from '@/components/ui/keep'
import { PrintStyle } from '@/components/ui/print-style'
import { askAssistant } from '@/lib/chat'
import { useOpenDialog } from '@/lib/dialogs'
import { fillIn } from '@/lib/fill-in'
import { setShownDesign } from '@/lib/visitor-context'
import { DesignChoices, RANGE_NAMES, type DoorLists } from './design-choices'
import { DesignerBar } from './designer-bar'
import { DoorPrintStyle, Layout, Offers, Side, Stages, Views } from './designer-layout'
import { describeDoor } from './describe-door'
import { PHOTOGRAPHED_WALL } from './door-layers'
import { encodeDesign } from './design-address'
import type { Design, DoorCatalogue } from './design'
import { LazyStage } from './lazy-stage'
import { offerFor, type OfferTerms } from './offer-for'
import type { LoadPainter } from './photo-door'
import { addressOf, useDesigner } from './use-designer'
import { saveDoor, shareDoor } from './take-away'
import { Tool } from './tool'
import { ViewControls, type View } from './view-controls'

interface DoorDesignerProps extends DoorLists {
  /** What the local offers cover, and their pages. */
  offer: OfferTerms
  /** The quote button's words. */
  sendLabel: string
  /** Fetches what paints the photographed door. */
  loadPainter: LoadPainter
}

/** The designer's own address: a kept door opens there again. */
const PAGE = '/design-your-door'

/** Drawn again only when the door or the view of it changes. */
const Door = memo(LazyStage)
const Parts = memo(DesignChoices)

/** The visitor's own door: every part chosen from pictures, the whole drawn at once, sent with the quote form. */
export function DoorDesigner(props: DoorDesignerProps) {
  const { offer, sendLabel, loadPainter, ...lists } = props
  const catalogue = useMemo(() => catalogueOf(props), [props])
  const { design, opened, range, change, setRange, undo, canUndo, surprise } = useDesigner(catalogue)
  const [kept, setKept] = useState<Design>()
  const [view, setView] = useState<View>({ side: 'outside', wall: PHOTOGRAPHED_WALL })
  const place = useRef<HTMLDivElement>(null)
  const openDialog = useOpenDialog()
  const sentence = describeDoor(design, catalogue)
  // What was pressed shows at once; the large door and the many parts, which take longer to draw, right after it.
  const shown = useDeferredValue(design)
  useEffect(() => {
    setShownDesign(sentence)
    return () => setShownDesign(undefined)
  }, [sentence])
  const order = offerFor(design, offer, catalogue)

  function askForQuote() {
    const lines = [
      sentence,
      range ? fillIn(words.range, { range: RANGE_NAMES[range] }) : '',
      window.location.origin + addressOf(design, range),
    ]
    openDialog('quote', { message: lines.filter(Boolean).join('\n') })
  }

  return (
    <Layout $isPair={Boolean(kept)}>
      <PrintStyle />
      <DoorPrintStyle />
      <Stages ref={place} data-print $isPair={Boolean(kept)}>
        <figure>
          <Door
            {...view}
            design={shown}
            label={describeDoor(shown, catalogue)}
            loadPainter={loadPainter}
            id="door"
          />
          <figcaption aria-live="polite">
            {kept && <strong>{words.now} </strong>}
            {sentence}
          </figcaption>
        </figure>
        {kept && (
          <figure>
            <Door
              {...view}
              photo={undefined}
              design={kept}
              label={describeDoor(kept, catalogue)}
              loadPainter={loadPainter}
              id="kept"
            />
            <figcaption>
              <strong>{words.kept} </strong>
              {describeDoor(kept, catalogue)}
            </figcaption>
          </figure>
        )}
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      </Stages>
      <Side>
        <Views>
          <ViewControls view={view} onChange={setView} />
        </Views>
        <Parts
          {...lists}
          catalogue={catalogue}
          design={shown}
          first={opened.style}
          range={range}
          onChange={change}
          onRange={setRange}
          sentence={describeDoor(shown, catalogue)}
        />
        <DesignerBar
          view={view}
          onView={setView}
          canUndo={canUndo}
          onUndo={undo}
          onShare={() => void shareDoor(window.location.origin + addressOf(design, range), sentence)}
          onSave={() => void saveDoor(place.current, design)}
          onAsk={() => askAssistant(fillIn(words.question, { door: sentence }))}
          onSend={askForQuote}
          sendLabel={sendLabel}
          sentence={sentence}
        >
          <Tool onClick={surprise} label={words.surprise} />
          {kept ? (
            <>
              <Tool
                onClick={() => {
                  setKept(design)
                  change(kept)
                }}
                label={words.swap}
              />
              <Tool onClick={() => setKept(undefined)} label={words.stop} />
            </>
          ) : (
            <Tool onClick={() => setKept(design)} label={words.keep} />
          )}
          <Keep
            kind="door"
            of={`${PAGE}?${encodeDesign(design).toString()}${range ? `&range=${range}` : ''}`}
            name="this door"
            words={sentence}
          />
        </DesignerBar>
      </Side>
      {order.length > 0 && (
        <Offers>
          <p>{words.offers}</p>
          {order.map(({ label, to }) => (
            <ButtonLink key={to} to={to} $variant="outline" $size="sm">
              {fillIn(words.order, { offer: label })}
            </ButtonLink>
          ))}
        </Offers>
      )}
    </Layout>
  )
}

/** The page's lists as the catalogue that addresses and sentences are read against. */
function catalogueOf({ styles, colours, designs, furniture }: DoorLists): DoorCatalogue {
  return {
    styles: new Map(styles.map((entry) => [entry.slug, { ...entry, glazed: Boolean(entry.glazed) }])),
    // How a colour looks matters to the drawing alone, which has a catalogue of its own.
    colours: new Map(
      colours.map(({ slug, name }) => [slug, { slug, name, hex: '', grained: false, wood: false }]),
    ),
    glass: new Map(designs.map((entry) => [entry.slug, entry])),
    furniture: new Map(furniture.map(({ slug, name }) => [slug, { slug, name, hex: '' }])),
  }
}
