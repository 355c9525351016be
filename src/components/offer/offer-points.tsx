import styled from 'styled-components'
import { Picture, type PictureData } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

interface PointsProps {
  points: readonly { readonly title: string; readonly text: string; readonly picture?: PictureData }[]
}

/** Titled points as the items of a list, each with its picture where it has one. */
export function Points({ points }: PointsProps) {
  return points.map(({ title, text, picture }) => (
    <li key={title}>
      {picture && <Photo picture={picture} sizes="(max-width: 767px) 78vw, 33vw" />}
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>{text}</p>
    </li>
  ))
}

export const Three = styled.ul`
  display: grid;
  gap: ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    padding-top: ${space[5]};
    border-top: 1px solid ${color.line};
    margin-bottom: ${space[3]};
  }
  p {
    color: ${color.inkSoft};
  }
`

const Photo = styled(Picture)`
  margin-bottom: ${space[5]};
`
