/** @jest-environment node */
import sharp from 'sharp'
import { doorCatalogue as catalogue, doorLeaves as leaves } from '@/features/door-designer/catalogue'
import { DEFAULT_DESIGN, type Design } from '@/features/door-designer/design'
import { doorSize, drawDoor } from '@/features/door-designer/drawing/draw-door'

/** @param scale pixels a metre */
async function rendered(part: Partial<Design>, scale: number) {
  const design = { ...DEFAULT_DESIGN, ...part }
  const { width, height } = doorSize(design, leaves)
  const size = { width: Math.round((width * scale) / 1000), height: Math.round((height * scale) / 1000) }
  const { data, info } = await sharp(Buffer.from(drawDoor(design, leaves, catalogue)))
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#b8a288' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, info }
}

/** Share of pixels that differ by more than a shade. */
function differing(a: Buffer, b: Buffer) {
  let count = 0
  for (let at = 0; at < a.length; at += 3)
    if (
      Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!) >
      24
    )
      count += 1
  return count / (a.length / 3)
}

it('shows 37 doors that can be told apart at the size of a thumbnail', async () => {
  const thumbnails: [string, Buffer][] = []
  for (const style of catalogue.styles.keys())
    thumbnails.push([style, (await rendered({ style, outside: 'chartwell-green' }, 40)).data])
  const alike = thumbnails.flatMap(([one, a], index) =>
    thumbnails.slice(index + 1).flatMap(([other, b]) => (differing(a, b) < 0.01 ? [`${one} ${other}`] : [])),
  )
  expect(alike).toEqual([])
})

it('shows 19 glass designs, and clear glass, that can be told apart', async () => {
  const panes: [string, Buffer][] = []
  for (const glass of [null, ...catalogue.glass.keys()])
    panes.push([String(glass), (await rendered({ style: 'kent', glass }, 80)).data])
  const alike = panes.flatMap(([one, a], index) =>
    panes.slice(index + 1).flatMap(([other, b]) => (differing(a, b) < 0.02 ? [`${one} ${other}`] : [])),
  )
  expect(alike).toEqual([])
})

it.each([...catalogue.colours.values()])('shows $name as its catalogue colour', async ({ slug, hex }) => {
  const { data, info } = await rendered({ style: 'corfe', outside: slug }, 100)
  const sum = [0, 0, 0]
  let count = 0
  // A flat part of the flush leaf: left of its lights, in the middle of its height.
  for (let y = 95; y < 115; y += 1)
    for (let x = 16; x < 36; x += 1, count += 1)
      for (const channel of [0, 1, 2]) sum[channel]! += data[(y * info.width + x) * 3 + channel]!
  sum.forEach((total, channel) => {
    const promised = parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16)
    expect(Math.abs(total / count - promised)).toBeLessThan(9)
  })
})
