import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import { pictureSources } from '@/lib/picture-sources'
import type { LightboxProps } from './lightbox'
import type { LightboxItem } from './lightbox-item'

/**
 * A lightbox for a set of pictures. Its code is prefetched when a picture is hovered or focused, at the latest when one is
 * opened.
 *
 * @returns `view` is to be rendered somewhere in the section
 */
export function useLightbox(items: readonly LightboxItem[]) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>()
  const [index, setIndex] = useState<number>()
  const opener = useRef<HTMLElement>()

  async function load() {
    const loaded = await import('./lightbox')
    setLightbox(() => loaded.Lightbox)
  }
  function preload() {
    // A failure comes up again when a picture is opened, and is handled there.
    load().catch(() => undefined)
  }
  function open(at: number, from: HTMLElement) {
    opener.current = from
    setIndex(at)
    // If the code does not load, fall back to the picture's file.
    load().catch(() => showFile(items[at]))
  }
  function close() {
    setIndex(undefined)
    opener.current?.focus()
  }
  const view: ReactNode = Lightbox && index !== undefined && (
    <Lightbox items={items} index={index} onClose={close} />
  )
  return { open, preload, view }
}

function showFile(item: LightboxItem | undefined) {
  const data = item?.picture.src.childImageSharp?.gatsbyImageData
  const largest = data && pictureSources(data).at(-1)
  if (largest) window.location.assign(largest.src)
}
