import styled, { css } from 'styled-components'
import { Picture, type PictureData } from '@/components/ui/picture'
import { sideways } from '@/components/ui/strip'
import { overlaidControl, visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
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
  isOpen?: boolean
  note?: string
}

/** One question about the door, folded away until it is asked; the answer stands beside it. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { name, legend, choices, value, onChange, isTall = false, isOpen, note } = props
  const chosen = choices.find((choice) => choice.value === value)
  return (
    <Fold open={isOpen}>
      <summary>
        {legend} <Answer>{chosen?.name}</Answer>
      </summary>
      <fieldset>
        <legend>{legend}</legend>
        {note && <p>{note}</p>}
        <Options $isTall={isTall} $isWords={!choices[0]?.picture}>
          {choices.map((choice) => (
            <label key={choice.value}>
              <input
                type="radio"
                name={`door-${name}`}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onChange(choice.value)}
              />
              {choice.picture && (
                <Sample
                  picture={{ ...choice.picture, alt: '' }}
                  sizes="(max-width: 767px) 80px, 110px"
                  $isTall={isTall}
                />
              )}
              <span>{choice.name}</span>
            </label>
          ))}
        </Options>
      </fieldset>
    </Fold>
  )
}

const Fold = styled.details`
  border-top: 1px solid ${color.line};
  &:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  summary {
    display: flex;
    justify-content: space-between;
    gap: ${space[5]};
    min-height: 52px;
    padding-block: ${space[4]};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  fieldset {
    min-width: 0;
    padding-bottom: ${space[6]};
  }
  legend {
    ${visuallyHidden}
  }
  p {
    margin-bottom: ${space[4]};
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`

const Answer = styled.span`
  font-weight: 400;
  text-align: right;
  color: ${color.inkSoft};
`

/** On a phone pictures scroll sideways, low ones in two rows: the door above them stays in sight. */
const onPhone = css<{ $isTall: boolean }>`
  ${media.narrow} {
    ${sideways}
    grid-template-columns: none;
    grid-template-rows: repeat(${({ $isTall }) => ($isTall ? 1 : 2)}, auto);
    grid-auto-flow: column;
    grid-auto-columns: 88px;
  }
`

const Options = styled.div<{ $isTall: boolean; $isWords: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $isWords }) => ($isWords ? '132px' : '92px')}, 1fr));
  gap: ${layout.bar};
  ${({ $isWords }) => !$isWords && onPhone}
  ${media.tablet} {
    max-height: 480px;
    overflow-y: auto;
    /* Room for the outline of a focused choice at the edge. */
    padding: 3px;
    margin: -3px;
  }
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
  input:checked + img,
  input:checked + span:only-of-type {
    outline: 4px solid ${color.brick};
    outline-offset: -4px;
  }
  input:focus-visible + img,
  input:focus-visible + span {
    outline: 4px solid ${color.ink};
    outline-offset: -4px;
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
  aspect-ratio: ${({ $isTall }) => ($isTall ? '2 / 3' : '1')};
`
