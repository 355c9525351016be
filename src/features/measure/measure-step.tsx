import type { ReactNode } from 'react'
import words from '@data/wording/measure.json'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { drawMeasured, type Guide, type GuideStep } from './guide'
import { LengthBoxes } from './length-boxes'
import { Fields, Numeral, Sheet, Step, Words } from './measure-layout'
import type { Measured } from './measured'
import { SideChoice } from './side-choice'
import { DEPTH, SIZE } from './sizes'

const ROOM: Room = { widths: [346, 600, 740], mostHeight: 540, onPaper: 112 }

interface MeasureStepProps {
  step: GuideStep
  number: number
  sides: Guide['sides']
  measured: Measured
  onChange: (values: Partial<Measured>) => void
  /** What stands below its fields. */
  children?: ReactNode
}

/** One step: a drawing that shows where the tape goes, a few words, and what the visitor has measured there. */
export function MeasureStep({ step, number, sides, measured, onChange, children }: MeasureStepProps) {
  const { asks, title, text, alt } = step
  return (
    <Step>
      <Sheet>
        <Drawing drawing={drawMeasured(step, measured, sides)} alt={alt} room={ROOM} />
      </Sheet>
      <Words>
        <h2>
          <Numeral aria-hidden="true">{number}</Numeral> {title}
        </h2>
        <p>{text}</p>
        <Fields>
          {asks === 'size' && (
            <>
              <LengthBoxes
                legend={words.widthsTitle}
                hint={words.hint}
                labels={words.widths}
                values={measured.widths}
                limits={SIZE}
                onChange={(widths) => onChange({ widths })}
              />
              <LengthBoxes
                legend={words.heightsTitle}
                labels={words.heights}
                values={measured.heights}
                limits={SIZE}
                onChange={(heights) => onChange({ heights })}
              />
            </>
          )}
          {asks === 'depth' && (
            <LengthBoxes
              legend={title}
              isSaidAbove
              labels={[words.depth]}
              values={[measured.depth]}
              limits={DEPTH}
              onChange={([depth = '']) => onChange({ depth })}
            />
          )}
          {asks === 'way' && <SideChoice sides={sides} measured={measured} onChange={onChange} />}
          {children}
        </Fields>
      </Words>
    </Step>
  )
}
