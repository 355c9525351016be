import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import words from '@data/wording/designer.json'
import { Button } from '@/components/ui/button'
import { Picture, type PictureData } from '@/components/ui/picture'
import { sideways } from '@/components/ui/strip'
import { usePrompt } from '@/hooks/use-prompt'
import { fillIn } from '@/lib/fill-in'
import { showChecked } from '@/lib/show-checked'
import { chosenMark, chosenPicture, FOCUS_REACH } from '@/theme/chosen-mark'
import { overlaidControl, visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, layout, size, space } from '@/theme/tokens'

export interface Choice {
  value: string
  name: string
  picture?: PictureData
}

interface ChoiceGroupProps {
  /** Also the name of the radio buttons. */
  name: string
  legend: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** Doors are tall, everything else square; choices without pictures are words. */
  isTall?: boolean
  /** Below one of several questions of a fold: its legend shows. */
  isPart?: boolean
  note?: string
}

interface ChoiceFoldProps {
  legend: string
  /** What was chosen, in words, and how it looks. */
  answer: string
  sample?: PictureData
  isOpen?: boolean
  /** The answer is a door's name. */
  isName?: boolean
  children: ReactNode
}

/** A question about the door, folded away until it is asked, one at a time; the answer stands beside it. */
export function ChoiceFold({ legend, answer, sample, isOpen, isName = false, children }: ChoiceFoldProps) {
  return (
    <Fold open={isOpen} name="door-part">
      <summary>
        {legend} <Answer $isName={isName}>{answer}</Answer>
        {sample && <Chosen picture={{ ...sample, alt: '' }} sizes="32px" />}
      </summary>
      {children}
    </Fold>
  )
}

/** One question in a fold of its own. */
export function ChoiceGroup({ isOpen, ...props }: ChoiceGroupProps & { isOpen?: boolean }) {
  const { legend, choices, value, isTall } = props
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <ChoiceFold
      legend={legend}
      answer={chosen?.name ?? ''}
      sample={isTall ? undefined : chosen?.picture}
      isOpen={isOpen}
      isName={isTall}
    >
      <Choices {...props} />
    </ChoiceFold>
  )
}

/** What one question can be answered with. */
export function Choices(props: ChoiceGroupProps) {
  const { name, legend, choices, isTall = false, isPart = false, note } = props
  const [value, press] = usePrompt(props.value, props.onChange)
  const [isWhole, setIsWhole] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  // The others are folded away at first: there is nothing to scroll.
  useEffect(() => {
    if (isTall && row.current) showChecked(row.current)
  }, [isTall])
  return (
    <Question>
      <Legend $isShown={isPart}>{legend}</Legend>
      {note && <p>{note}</p>}
      <Options
        ref={row}
        data-rail={isTall ? '' : undefined}
        $isTall={isTall}
        $isWords={!choices[0]?.picture}
        $isWhole={isWhole}
      >
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={`door-${name}`}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => press(choice.value)}
            />
            {choice.picture && <ChoicePicture picture={choice.picture} isTall={isTall} />}
            <span>{choice.name}</span>
          </label>
        ))}
      </Options>
      {isTall && !isWhole && (
        <All type="button" $variant="link" $size="sm" onClick={() => setIsWhole(true)}>
          {fillIn(words.allStyles, { count: String(choices.length) })}
        </All>
      )}
    </Question>
  )
}

/** The picture of an answer. It never changes: a choice among a hundred draws none of them again. */
const ChoicePicture = memo(function ChoicePicture({
  picture,
  isTall,
}: {
  picture: PictureData
  isTall: boolean
}) {
  return (
    <Sample
      picture={{ ...picture, alt: '' }}
      // A phone fetches two dozen doors at once: for so small a picture fewer pixels do.
      sizes={`(max-width: 767px) ${isTall ? 52 : 80}px, 110px`}
      $isTall={isTall}
    />
  )
})

const Fold = styled.details`
  border-top: 1px solid ${color.line};
  &:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    ${plusMark}
    &::after {
      width: 16px;
      margin-left: ${space[2]};
      font-size: 24px;
      text-align: center;
    }
  }
  &[open] > summary::after {
    content: '–';
  }
`

const Question = styled.fieldset`
  min-width: 0;
  padding-bottom: ${space[5]};
  p {
    margin-bottom: ${space[4]};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`

/** Catalogues write the names of the doors in capitals. */
const named = css`
  display: block;
  text-transform: lowercase;
  &::first-letter {
    text-transform: uppercase;
  }
`

/** The fold's own words say it above, where it has one question only. */
const Legend = styled.legend<{ $isShown: boolean }>`
  padding-bottom: ${space[3]};
  font-size: ${size.small};
  ${({ $isShown }) => !$isShown && visuallyHidden}
`

const Chosen = styled(Picture)`
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: ${layout.radius};
`

const Answer = styled.span<{ $isName: boolean }>`
  ${({ $isName }) => $isName && named}
  margin-left: auto;
  font-weight: 400;
  text-align: right;
  color: ${color.inkSoft};
`

const tallOnPhone = css`
  && label > span {
    padding-bottom: ${space[2]};
  }
`

/** On a phone pictures scroll sideways, low ones in two rows: the door above them stays in sight. */
const onPhone = css<{ $isTall: boolean }>`
  ${media.narrow} {
    ${sideways}
    margin-top: -${FOCUS_REACH};
    padding-top: ${FOCUS_REACH};
    grid-template-columns: none;
    grid-template-rows: repeat(${({ $isTall }) => ($isTall ? 1 : 2)}, auto);
    grid-auto-flow: column;
    grid-auto-columns: 88px;
    ${({ $isTall }) => $isTall && tallOnPhone}
  }
`

/** All the doors in one row, which scrolls. */
const inOneRow = css`
  position: relative;
  ${media.tablet} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: 104px;
    overflow-x: auto;
    /* Room for the outline of the one that the keyboard is at, which would be cut. */
    margin: -${FOCUS_REACH};
    padding: ${FOCUS_REACH} ${FOCUS_REACH} ${space[3]};
    scroll-padding-inline: ${FOCUS_REACH};
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    label {
      scroll-snap-align: start;
    }
    @media (scripting: none) {
      grid-auto-flow: row;
      grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    }
  }
  /* As many as fit, whole: a cut name is a riddle. */
  ${media.desktop} {
    grid-auto-columns: calc((100% - 4 * ${layout.bar}) / 5);
  }
`

const inSmallLetters = css`
  && span {
    ${named}
    font-size: 13px;
  }
`

const Options = styled.div<{ $isTall: boolean; $isWords: boolean; $isWhole: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(${({ $isWords, $isTall }) => ($isWords ? '132px' : $isTall ? '96px' : '84px')}, 1fr)
  );
  gap: ${layout.bar};
  ${({ $isWords }) => !$isWords && onPhone}
  ${({ $isTall, $isWhole }) => $isTall && !$isWhole && inOneRow}
  ${({ $isTall }) => $isTall && inSmallLetters}
  label {
    position: relative;
    min-height: 44px;
    cursor: pointer;
    font-size: 14px;
    line-height: 1.3;
  }
  input {
    ${overlaidControl}
  }
  input:checked + img {
    ${chosenPicture}
  }
  input:checked + span:only-of-type {
    ${chosenMark}
  }
  input:focus-visible + img,
  input:focus-visible + span {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  input:checked ~ img + span {
    outline: 0;
  }
  span {
    display: block;
    padding: ${space[2]} 0 ${space[4]};
    ${({ $isWords }) => $isWords && `padding: ${space[4]}; background: ${color.white}; height: 100%;`}
  }
  input:checked ~ span {
    font-weight: 650;
  }
`

const Sample = styled(Picture)<{ $isTall: boolean }>`
  aspect-ratio: ${({ $isTall }) => ($isTall ? '3 / 4' : '1')};
  /* Of a door less wall shows: it is what one chooses. */
  ${media.tablet} {
    ${({ $isTall }) => $isTall && 'width: 100%; height: 124px; aspect-ratio: auto;'}
  }
`

/** On a phone the doors go on sideways. */
const All = styled(Button)`
  margin-top: -${space[1]};
  ${media.narrow} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`
