import { useId, useRef } from 'react'
import words from '@data/wording/measure.json'
import { ButtonLink } from '@/components/ui/action-link'
import { Button, ButtonRow } from '@/components/ui/button'
import { Input } from '@/components/ui/field'
import { PrintStyle } from '@/components/ui/print-style'
import { fillIn } from '@/lib/fill-in'
import { DoneWithIt } from './done-with-it'
import { stepFor, type Guide } from './guide'
import { KindChoice } from './kind-choice'
import { MeasureStep } from './measure-step'
import {
  Asked,
  Fields,
  FirstStep,
  Head,
  KindSheet,
  List,
  Numeral,
  Page,
  Print,
  ScriptNote,
  Words,
} from './measure-layout'
import { MOST_NAME, MOST_OPENINGS } from './measured'
import { MeasuredList } from './measured-list'
import { messageOf } from './sayings'
import { useMeasured } from './use-measured'

/** Where to put the tape, step by step, with boxes for one opening at a time; below stand all of them. */
export function MeasureGuide(props: Guide) {
  const { id, heading, intro, kinds, kindsTitle, kindsText, guide, sides } = props
  const measured = useMeasured()
  const { openings, isKept, index, current, choose, change } = measured
  const nameId = useId()
  const first = useRef<HTMLInputElement>(null)
  const message = messageOf(openings)
  const note = kinds.find(({ name }) => name === current.kind)?.note

  const canAdd = openings.length > 0 && openings.length < MOST_OPENINGS

  function show(at: number) {
    choose(at)
    first.current?.focus()
  }
  const addAnother = () => show(openings.length)

  return (
    <Page id={id ?? undefined} data-chat-side="left-on-desktop" data-chat-form="line">
      <PrintStyle />
      <Head>
        <h1>{heading}</h1>
        {intro && <p>{intro}</p>}
      </Head>
      <ol>
        <FirstStep>
          <Asked>
            <h2>
              <Numeral aria-hidden="true">1</Numeral> {kindsTitle}
            </h2>
            <p>{kindsText}</p>
          </Asked>
          <KindSheet>
            <KindChoice kinds={kinds} chosen={current.kind} onChoose={(kind) => change({ kind })} />
          </KindSheet>
          <Words>
            <Fields>
              <label htmlFor={nameId}>{words.name}</label>
              <Input
                ref={first}
                id={nameId}
                type="text"
                autoComplete="off"
                maxLength={MOST_NAME}
                placeholder={words.namePlaceholder}
                value={current.name}
                onChange={({ target }) => change({ name: target.value })}
              />
              {note && <p>{note}</p>}
            </Fields>
            <ScriptNote>{props.scriptNote}</ScriptNote>
          </Words>
        </FirstStep>
        {guide.map((step, at) => (
          <MeasureStep
            key={step.asks}
            step={stepFor(step, kinds, current)}
            number={at + 2}
            sides={sides}
            measured={current}
            onChange={change}
          >
            {at === guide.length - 1 && (
              <DoneWithIt measured={current} index={index} onAnother={canAdd ? addAnother : undefined} />
            )}
          </MeasureStep>
        ))}
      </ol>
      <List>
        <div data-dark>
          <h2>{props.listHeading}</h2>
          {openings.length > 0 && <p>{isKept ? props.listIntro : words.notKept}</p>}
        </div>
        <div>
          <MeasuredList {...measured} onChange={show} />
          {openings.length === MOST_OPENINGS && <p>{fillIn(words.full, { most: String(MOST_OPENINGS) })}</p>}
        </div>
        <ButtonRow data-dark>
          <ButtonLink
            to="dialog:quote"
            $variant="secondary"
            dialogOptions={message ? { message } : undefined}
          >
            {message ? props.sendLabel : words.sendWithout}
          </ButtonLink>
          {canAdd && (
            <Button
              type="button"
              $variant="outline"
              disabled={index === openings.length}
              onClick={addAnother}
            >
              {words.another}
            </Button>
          )}
          <Print type="button" $variant="outline" onClick={() => window.print()}>
            {props.printLabel}
          </Print>
        </ButtonRow>
      </List>
    </Page>
  )
}
