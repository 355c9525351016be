import words from '@data/wording/opening.json'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { ButtonLink } from '@/components/ui/action-link'
import { DataTable } from '@/components/ui/data-table'
import { Facts } from '@/components/ui/facts'
import { Keep } from '@/components/ui/keep'
import { Unbroken } from '@/components/ui/unbroken'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useChosen } from '@/hooks/use-chosen'
import type { Part } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useDrawn, useRange } from '@/lib/range'
import { drawOpening } from './draw-opening'
import { fit, hasLimits, limitsOf } from './fit'
import { LengthField } from './length-field'
import { Asked, Controls, Head, Limits, Sheet, Tool, Verdict, Ways, Words } from './opening-layout'
import { addressOf } from './opening-address'
import { OptionChoice } from './option-choice'
import { PanelChoice, RangeChoice } from './range-choice'
import { describeOpening, verdict } from './sayings'
import { RangeNote } from './range-note'
import { useLook } from './use-look'
import { useOpening } from './use-opening'

const REACH = { width: [600, 9000], height: [600, 3500] } as const
const ROOM: Room = { widths: [346, 680, 830], mostHeight: 480 }

/** The visitor's own opening, and what each range of doors makes of it. */
export function SizeYourOpening(props: Queries.OpeningSectionFragment) {
  const { id, heading, intro, openings, options, facts, tableHeading, sendLabel } = props
  const { size, range, count, change, isSettled } = useOpening(props)
  const own = useLook(options)
  // What the page lets visitors choose is chosen of its own doors.
  const isOwn = range.to === props.chosen
  const page = useRange()
  const look = isOwn ? own.look : undefined
  const { problem, counts } = fit(range, size)
  // Drawn and no more: there is no verdict to set off.
  const isDrawnOnly = !problem && !hasLimits(range)
  const drawn = useDrawn().layout?.replace(/^\D+/, '')
  const layout = useChosen('layout') || (drawn ?? '')
  const said = verdict(range, openings, size, count, look, isOwn ? layout : '')
  const summary = describeOpening(range, size, count, isOwn ? own.said : '')
  // Where the way of opening is the question, as on a page of all doors, it is asked with the lengths; else below the drawing.
  const ways = (
    <>
      {isOwn &&
        options.map((option) => (
          <OptionChoice
            key={option.part}
            option={option}
            options={options}
            titleOf={own.titleOf}
            range={range}
            size={props}
            count={count}
            hex={own.look.hex}
            onChoose={(title) => own.choose(option.part as Part, title)}
          />
        ))}
      {/* A page of one kind of doors names the others only where that does not fit. */}
      {(!page || !isOwn || problem) && (
        <RangeChoice
          ranges={openings}
          chosen={range}
          size={size}
          onChoose={({ to }) => change({ opens: to })}
        />
      )}
      <PanelChoice range={range} counts={counts} count={count} onChoose={(panels) => change({ panels })} />
    </>
  )
  return (
    <Tool id={id ?? undefined} data-tone="chalk">
      <Head>
        <h2>
          <Unbroken text={heading} />
        </h2>
        {intro && <p>{intro}</p>}
        <Facts facts={facts} />
      </Head>
      <Asked>
        <Controls>
          <LengthField
            label={words.width}
            value={size.width}
            reach={REACH.width}
            onChange={(width) => change({ width })}
          />
          <LengthField
            label={words.height}
            value={size.height}
            reach={REACH.height}
            onChange={(height) => change({ height })}
          />
        </Controls>
        {!page && ways}
      </Asked>
      <Sheet>
        <Drawing
          drawing={drawOpening(range, size, count, look, Boolean(page))}
          alt={fillIn(words.drawing, {
            doors: range.name,
            width: String(size.width),
            height: String(size.height),
          })}
          room={ROOM}
        />
      </Sheet>
      <Words>
        {page && ways}
        <p>
          <Verdict data-fits={!problem} data-plain={isDrawnOnly || undefined}>
            {said}
          </Verdict>{' '}
          {range.free} <RangeNote range={range} ranges={openings} />
        </p>
        {/* Said once the visitor pauses, not at every step of a drag. */}
        <VisuallyHidden role="status">{isSettled ? said : ''}</VisuallyHidden>
        <Ways>
          <ButtonLink
            to="dialog:quote"
            $variant="cta"
            dialogOptions={{ message: fillIn(words.interest, { summary }) }}
          >
            {sendLabel}
          </ButtonLink>
          <Keep kind="opening" of={addressOf({ size, range, count })} name={words.name} words={summary} />
        </Ways>
        <Limits>
          <summary>{tableHeading}</summary>
          <DataTable
            isNamedAbove
            caption={tableHeading}
            columns={[words.doors, words.width, words.height]}
            rows={openings.map((one) => {
              const { width, height } = limitsOf(one)
              return [one.name, width, height]
            })}
          />
        </Limits>
      </Words>
    </Tool>
  )
}
