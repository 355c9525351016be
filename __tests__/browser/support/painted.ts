import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

export type Box = [x: number, y: number, width: number, height: number]

interface Shot {
  picture: string
  flat?: Box
  promises?: { at: Box }[]
  /** A list of the data, or the side of its colours that the picture shows. */
  finishes?: string | { slug: string; hex: string }[]
}

export const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** The studio's shots. */
export const shots = readdirSync('studio/shots').flatMap((file) => json<Shot[]>(`studio/shots/${file}`))

/** What a part of a painted picture of this size looks like on the screen: the median of each channel. */
export async function seen(
  page: Page,
  painted: Locator,
  [width, height]: [number, number],
  [x, y, w, h]: Box,
) {
  // Clear of the header, which sticks, and within the window; a picture that is cropped shows more of one side.
  const focus = await painted.evaluate(
    (element, part) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollBy({ top: top + height * part - window.innerHeight / 2, behavior: 'instant' })
      return getComputedStyle(element.querySelector('img, canvas') ?? element)
        .objectPosition.split(' ')
        .map(parseFloat)
    },
    y + h / 2,
  )
  const [across = 0.5, down = 0.5] = focus.map((percent) => percent / 100)
  const place = (await painted.boundingBox())!
  const scale = Math.max(place.width / width, place.height / height)
  const clip = {
    x: place.x + (place.width - width * scale) * across + x * width * scale,
    y: place.y + (place.height - height * scale) * down + y * height * scale,
    width: Math.max(1, w * width * scale),
    height: Math.max(1, h * height * scale),
  }
  await painted.evaluate(uncover, [clip.x + clip.width / 2, clip.y + clip.height / 2] as const)
  const shown = await page.screenshot({ clip, animations: 'disabled' })
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('[data-uncovered]').forEach((over) => {
      over.style.visibility = over.dataset.uncovered ?? ''
      delete over.dataset.uncovered
    }),
  )
  return median(shown)
}

/** Hides what lies over a picture at a point of the window: a plate with its words, the chat's card. */
function uncover(picture: Element, [x, y]: readonly [number, number]) {
  for (const over of document.elementsFromPoint(x, y)) {
    if (picture.contains(over)) return
    if (!(over instanceof HTMLElement) || over.contains(picture)) continue
    // What it was before, for afterwards.
    over.dataset.uncovered = over.style.visibility
    over.style.visibility = 'hidden'
  }
}

/** The median of each channel of a picture. */
export async function median(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [0, 1, 2].map((channel) => {
    const values = [...data].filter((_, i) => i % info.channels === channel).sort((one, other) => one - other)
    return values[Math.floor(values.length / 2)]!
  }) as unknown as [number, number, number]
}
