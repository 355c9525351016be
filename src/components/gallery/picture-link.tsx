import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import type { PictureData } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { pictureSources } from '@/lib/picture-sources'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'

interface PictureLinkProps {
  picture: PictureData
  /** Called on hover or focus, when the visitor may be about to open it. */
  onNear: () => void
  /** Called to open the picture, with the link to restore the focus to. */
  onOpen: (opener: HTMLElement) => void
  children: ReactNode
}

/** Links to the largest file of a picture; with script, opens the lightbox instead. */
export function PictureLink({ picture, onNear, onOpen, children }: PictureLinkProps) {
  const data = picture.src.childImageSharp?.gatsbyImageData
  const largest = data && pictureSources(data).at(-1)
  if (!largest) return children

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    // A modifier key asks for a new tab, a new window or a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }
  return (
    <Frame
      href={largest.src}
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
      <VisuallyHidden>{words.enlarge}</VisuallyHidden>
      <Mark viewBox="0 0 20 20" width="44" height="44" aria-hidden="true">
        <path
          d="M8.2 7H7v1.2M11.8 7H13v1.2M8.2 13H7v-1.2M11.8 13H13v-1.2"
          fill="none"
          stroke="currentColor"
        />
      </Mark>
    </Frame>
  )
}

const Frame = styled.a`
  position: relative;
  display: block;
  cursor: zoom-in;
`

const Mark = styled.svg`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[3]};
  border-radius: ${layout.radius};
  background: ${color.chalk};
  color: ${color.ink};
  /* The whole picture is what is pressed: on a small one its mark hides as little as may be. */
  ${media.narrow} {
    width: 28px;
    height: 28px;
  }
`
