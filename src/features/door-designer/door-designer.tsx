import { useEffect, useMemo, useRef, useState } from 'react'
import { ButtonLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Keep } from '@/components/ui/keep'
import type { PictureData } from '@/components/ui/picture'
import { showToast } from '@/components/ui/toast'
import { track } from '@/lib/analytics'
import { askAssistant } from '@/lib/chat'
import { useOpenDialog } from '@/lib/dialogs'
import { setShownDesign } from '@/lib/visitor-context'
import { ChoiceGroup, type Choice } from './choice-group'
import { Layout, PrintStyle, Send, Side, Stages, Tools } from './designer-layout'
import { describeDoor } from './describe-door'
import { encodeDesign } from './design-address'
import { hasGlass, type Design, type DoorCatalogue } from './design'
import { LazyStage } from './lazy-stage'
import { offerFor, type OfferTerms } from './offer-for'
import { addressOf, RANGES, useDesigner, type Range } from './use-designer'
import { ViewControls, type View } from './view-controls'

interface Entry {
  readonly slug: string
  readonly name: string
  readonly picture: PictureData
}

export interface DoorDesignerProps {
  styles: readonly (Entry & { readonly family: string; readonly glazed: boolean | null })[]
  colours: readonly Entry[]
  designs: readonly (Entry & { readonly privacy: number })[]
  furniture: readonly Entry[]
  /** What the local offers cover, and their pages. */
  offer: OfferTerms
  /** The quote button's words. */
  sendLabel: string
}

const RANGE_NAMES: Record<Range, string> = {
  truframe: 'TruFrame Collection',
  compdoor: 'Comp Door Collection',
}
/** The designer's own address: a kept door opens there again. */
const PAGE = '/design-your-door'
const SOURCE = 'door_designer'
const NO_GLASS = 'This style has no glass of its own: the choice shows in side panels and a top light.'

/** The visitor's own door: every part chosen from pictures, the whole drawn at once, sent with the quote form. */
export function DoorDesigner(props: DoorDesignerProps) {
  const { styles, colours, designs, furniture, offer, sendLabel } = props
  const catalogue = useMemo(() => catalogueOf(props), [props])
  const { design, range, change, setRange, undo, canUndo, surprise } = useDesigner(catalogue)
  const [kept, setKept] = useState<Design>()
  const [view, setView] = useState<View>({ side: 'outside', wall: 'red-brick' })
  const place = useRef<HTMLDivElement>(null)
  const openDialog = useOpenDialog()
  const sentence = describeDoor(design, catalogue)
  useEffect(() => {
    setShownDesign(sentence)
    return () => setShownDesign(undefined)
  }, [sentence])
  const order = offerFor(design, offer, catalogue)

  async function share() {
    const address = window.location.origin + addressOf(design, range)
    try {
      if (navigator.share) await navigator.share({ title: 'My door', text: sentence, url: address })
      else {
        await navigator.clipboard.writeText(address)
        showToast({ title: 'Link copied', description: 'Whoever opens it sees this door.' })
      }
    } catch (error) {
      // The visitor closed the sheet: nothing is wrong.
      if ((error as Error).name === 'AbortError') return
      showToast({ title: 'The link could not be copied', description: `Copy it from here: ${address}` })
    }
  }

  async function save() {
    const drawing = place.current?.querySelector<SVGSVGElement>('[data-door-stage]')
    try {
      if (!drawing) throw new Error('There is no drawing to save')
      const { savePng } = await import('./save-png')
      await savePng(drawing, `door-${design.style}`)
    } catch {
      showToast({
        title: 'The picture could not be saved',
        description: 'Your browser refused. Printing the page, or sharing its link, works as well.',
        variant: 'destructive',
      })
    }
  }

  function askForQuote() {
    const lines = [
      sentence,
      range ? `Range: ${RANGE_NAMES[range]}` : '',
      window.location.origin + addressOf(design, range),
    ]
    openDialog('quote', { message: lines.filter(Boolean).join('\n') })
  }

  const isGlazed = hasGlass(design, catalogue)
  return (
    <Layout>
      <PrintStyle />
      <Side ref={place} data-print>
        <Stages $isPair={Boolean(kept)}>
          <figure>
            <LazyStage {...view} design={design} id="door" />
            <figcaption aria-live="polite">
              {kept && <strong>Now: </strong>}
              {sentence}
            </figcaption>
          </figure>
          {kept && (
            <figure>
              <LazyStage {...view} photo={undefined} design={kept} id="kept" />
              <figcaption>
                <strong>Kept: </strong>
                {describeDoor(kept, catalogue)}
              </figcaption>
            </figure>
          )}
        </Stages>
        <noscript>
          <p>
            The drawing needs JavaScript. The lists show every part, and we quote for your choice by phone.
          </p>
        </noscript>
        <ViewControls view={view} onChange={setView} />
        <Tools>
          <Tool onClick={undo} disabled={!canUndo} label="Undo" />
          <Tool onClick={surprise} label="Surprise me" />
          {kept ? (
            <>
              <Tool
                onClick={() => {
                  setKept(design)
                  change(kept)
                }}
                label="Swap the two doors"
              />
              <Tool onClick={() => setKept(undefined)} label="Stop comparing" />
            </>
          ) : (
            <Tool onClick={() => setKept(design)} label="Keep and compare" />
          )}
          <Keep
            kind="door"
            of={`${PAGE}?${encodeDesign(design).toString()}${range ? `&range=${range}` : ''}`}
            name="this door"
            words={sentence}
          />
          <Tool onClick={() => void share()} label="Share" />
          <Tool onClick={() => void save()} disabled={Boolean(view.photo)} label="Save as PNG" />
          <Tool onClick={() => window.print()} label="Print" />
        </Tools>
      </Side>
      <div>
        <ChoiceGroup
          name="style"
          legend="Style"
          isOpen
          isTall
          choices={choicesOf(styles)}
          value={design.style}
          onChange={(style) => {
            change({ style })
            const name = catalogue.styles.get(style)?.name ?? style
            track('door_style_selection', name, { door_style: name, source: SOURCE })
          }}
        />
        {COLOURED.map(({ part, legend }) => (
          <ChoiceGroup
            key={part}
            name={part}
            legend={legend}
            choices={choicesOf(colours)}
            value={design[part]}
            onChange={(slug) => {
              change({ [part]: slug })
              const name = catalogue.colours.get(slug)?.name ?? slug
              track('door_color_selection', name, { door_color: name, source: `${SOURCE}_${part}` })
            }}
          />
        ))}
        <ChoiceGroup
          name="glass"
          legend="Glass"
          note={isGlazed ? undefined : NO_GLASS}
          choices={[...choicesOf(designs), { value: '', name: 'Clear' }]}
          value={design.glass ?? ''}
          onChange={(slug) => change({ glass: slug || null })}
        />
        <ChoiceGroup
          name="furniture"
          legend="Furniture finish"
          choices={choicesOf(furniture)}
          value={design.furniture}
          onChange={(slug) => change({ furniture: slug })}
        />
        <ChoiceGroup
          name="hinge"
          legend="Hinges, seen from outside"
          choices={HINGE_CHOICES}
          value={design.hinge}
          onChange={(value) => change({ hinge: value as Design['hinge'] })}
        />
        <ChoiceGroup
          name="side-panels"
          legend="Side panels"
          choices={SIDE_CHOICES}
          value={design.sidePanels}
          onChange={(value) => change({ sidePanels: value as Design['sidePanels'] })}
        />
        <ChoiceGroup
          name="top-light"
          legend="Top light"
          choices={TOP_CHOICES}
          value={design.topLight ? 'yes' : 'no'}
          onChange={(value) => change({ topLight: value === 'yes' })}
        />
        <ChoiceGroup
          name="range"
          legend="Range"
          choices={[
            { value: '', name: 'Not decided' },
            ...RANGES.map((value) => ({ value, name: RANGE_NAMES[value] })),
          ]}
          value={range ?? ''}
          onChange={(value) => setRange((value || null) as Range | null)}
        />
        <Send>
          <Button type="button" $variant="cta" $size="lg" onClick={askForQuote}>
            {sendLabel}
          </Button>
          <Button
            type="button"
            $variant="outline"
            onClick={() => askAssistant(`What can you tell me about this door? ${sentence}`)}
          >
            Ask the assistant about it
          </Button>
          {order.length > 0 && (
            <div>
              <p>Style and colour belong to our local offers:</p>
              {order.map(({ label, to }) => (
                <ButtonLink key={to} to={to} $variant="outline" $size="sm">
                  Order it at the offer price: {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </Send>
      </div>
    </Layout>
  )
}

const COLOURED = [
  { part: 'outside', legend: 'Colour outside' },
  { part: 'inside', legend: 'Colour inside' },
  { part: 'frame', legend: 'Frame colour' },
] as const
const HINGE_CHOICES: Choice[] = [
  { value: 'left', name: 'On the left' },
  { value: 'right', name: 'On the right' },
]
const SIDE_CHOICES: Choice[] = [
  { value: 'none', name: 'None' },
  { value: 'left', name: 'On the left' },
  { value: 'right', name: 'On the right' },
  { value: 'both', name: 'On both sides' },
]
const TOP_CHOICES: Choice[] = [
  { value: 'no', name: 'None' },
  { value: 'yes', name: 'Above the door' },
]

function choicesOf(entries: readonly Entry[]): Choice[] {
  return entries.map(({ slug, name, picture }) => ({ value: slug, name, picture }))
}

/** The page's lists as the catalogue that addresses and sentences are read against. */
function catalogueOf({ styles, colours, designs, furniture }: DoorDesignerProps): DoorCatalogue {
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

function Tool({ label, onClick, disabled }: { label: string; onClick: () => void; disabled?: boolean }) {
  return (
    <Button type="button" $variant="outline" $size="sm" disabled={disabled} onClick={onClick}>
      {label}
    </Button>
  )
}
