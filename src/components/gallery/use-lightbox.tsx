import { useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { PictureData } from '@/components/ui/picture'
import { pictureSources } from '@/lib/picture-sources'
import type { LightboxProps } from './lightbox'

export interface LightboxItem {
  readonly name: string
  readonly picture: PictureData
}

/**
 * Pictures that can be shown as large as the screen. The code for it is fetched when the visitor comes near a picture with
 * pointer or focus, at the latest when one is opened.
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
    // A failure is met again, and dealt with, when a picture is opened.
    load().catch(() => undefined)
  }
  function open(at: number, from: HTMLElement) {
    opener.current = from
    setIndex(at)
    // Without the code, the picture's own file is still there.
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
