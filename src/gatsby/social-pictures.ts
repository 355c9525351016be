import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { readCompany } from '../content/read-company'
import { socialPicturePath } from '../lib/social-picture-path'
import { color } from '../theme/tokens'
import { dataFolder } from './data-folder'
import { keepOnly } from './keep-only'

export interface SocialPicture {
  /** Path of the page. */
  path: string
  title: string
  /** Absolute path of the page's own picture; without one the words take the whole card. */
  photo?: string
}

/** Size that social networks ask for, in pixels. */
const WIDTH = 1200
const HEIGHT = 630
const PHOTO_WIDTH = 620

// Parcel, which compiles this file for Gatsby, leaves no require.resolve behind.
const installed = createRequire(path.resolve('package.json'))

const CACHE = path.resolve('.cache/social-pictures')

/**
 * Draws a 1200×630 JPEG for each page from its own picture and title, into `<publicFolder>/social`. A card whose title
 * and picture have not changed is taken from the cache.
 */
export async function drawSocialPictures(pictures: SocialPicture[], publicFolder: string) {
  const { brand } = readCompany(dataFolder)
  await mkdir(CACHE, { recursive: true })
  await mkdir(path.join(publicFolder, 'social'), { recursive: true })
  const font = await readFile(
    installed.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff'),
  )
  for (const picture of pictures) {
    const photo = picture.photo ? await readFile(picture.photo) : undefined
    const key = createHash('sha1')
      .update(JSON.stringify([picture.title, brand, WIDTH, color]))
      .update(photo ?? '')
      .digest('hex')
    const cached = path.join(CACHE, `${key}.jpg`)
    if (!existsSync(cached)) await draw({ title: picture.title, brand, photo, font, target: cached })
    await copyFile(cached, path.join(publicFolder, socialPicturePath(picture.path)))
  }
  await keepOnly(
    path.join(publicFolder, 'social'),
    pictures.map(({ path: to }) => path.basename(socialPicturePath(to))),
  )
}

interface Card {
  title: string
  brand: string
  photo?: Buffer
  font: Buffer
  target: string
}

async function draw({ title, brand, photo, font, target }: Card) {
  const wordsWidth = photo ? WIDTH - PHOTO_WIDTH : WIDTH
  // Satori turns text into outlines, so that no font need be installed where the site is built.
  const words = await satori(card(title, brand, wordsWidth), {
    width: wordsWidth,
    height: HEIGHT,
    fonts: [{ name: 'Young Serif', data: font, weight: 400, style: 'normal' }],
  })
  const layers: sharp.OverlayOptions[] = [{ input: Buffer.from(words), left: 0, top: 0 }]
  if (photo) {
    const crop = await sharp(photo).resize(PHOTO_WIDTH, HEIGHT, { fit: 'cover' }).toBuffer()
    layers.push(
      { input: crop, left: wordsWidth, top: 0 },
      ...[1, 2].map((bar) => glazingBar(wordsWidth, bar)),
    )
  }
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: color.chalk } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(target)
}

function glazingBar(left: number, index: number): sharp.OverlayOptions {
  const bar = { create: { width: 6, height: HEIGHT, channels: 3 as const, background: color.chalk } }
  return { input: bar, left: left + Math.round((PHOTO_WIDTH * index) / 3) - 3, top: 0 }
}

/** The words of a card as Satori's element tree. */
function card(title: string, brand: string, width: number) {
  const text = (children: string, style: object) => ({ type: 'div', props: { children, style } })
  return {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        height: HEIGHT,
        padding: 64,
        background: color.chalk,
        color: color.ink,
        fontFamily: 'Young Serif',
      },
      children: [
        { type: 'div', props: { style: { width: 68, height: 6, background: color.brick } } },
        text(title, { fontSize: title.length > 34 ? 54 : 68, lineHeight: 1.1 }),
        text(brand, { fontSize: 28, color: color.inkSoft }),
      ],
    },
  } as Parameters<typeof satori>[0]
}
