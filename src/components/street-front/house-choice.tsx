import styled from 'styled-components'
import words from '@data/wording/street-front.json'
import { Picture } from '@/components/ui/picture'
import { chosenPicture } from '@/theme/chosen-mark'
import { overlaidControl, visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'
import type { House } from './front'

interface HouseChoiceProps {
  houses: readonly House[]
  chosen: House
  onChoose: (slug: string) => void
}

/** The houses in a row, each a small picture with its name. */
export function HouseChoice({ houses, chosen, onChoose }: HouseChoiceProps) {
  return (
    <Houses>
      <legend>{words.house}</legend>
      {houses.map(({ slug, name, small }) => (
        <label key={slug}>
          <input
            type="radio"
            name="house"
            value={slug}
            checked={slug === chosen.slug}
            onChange={() => onChoose(slug)}
          />
          <Picture picture={{ ...small, alt: '' }} sizes="120px" />
          <span>{name}</span>
        </label>
      ))}
    </Houses>
  )
}

const Houses = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${layout.bar};
  max-width: 520px;
  legend {
    ${visuallyHidden}
  }
  label {
    position: relative;
    font-size: 14px;
    line-height: 1.25;
  }
  input {
    ${overlaidControl}
  }
  img {
    display: block;
    aspect-ratio: 7 / 6;
    ${media.narrow} {
      aspect-ratio: 2;
    }
    border-radius: ${layout.radius};
  }
  span {
    display: block;
    padding-top: ${space[2]};
    ${media.narrow} {
      padding-top: ${space[1]};
      font-size: 13px;
      line-height: 1.15;
    }
  }
  input:checked ~ img {
    ${chosenPicture}
  }
  input:focus-visible ~ img {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  input:checked ~ span {
    font-weight: 650;
  }
`
