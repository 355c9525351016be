import { renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { fixPicture } from '../../src/content/check/fix-picture'
import { pictureFault } from '../../src/content/check/pictures'
import { checkData } from '../../src/content/check-data'
import { drawStyle } from '../../src/commands/lib/draw-style'
import { dataCopy } from '../support/data-copy'

const copy = dataCopy()
const SWATCH = 'images/colours/red.jpg'
const PHOTO = 'images/home/street.jpg'

afterAll(() => copy.remove())

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#843' } })

interface Case {
  what: string
  file: string
  spoil: (target: string) => unknown
  says: string
  isFixable: boolean
}

it.each<Case>([
  {
    what: 'missing',
    file: SWATCH,
    spoil: (target) => rmSync(target),
    says: 'does not exist',
    isFixable: false,
  },
  {
    what: 'of another case',
    file: SWATCH,
    spoil: (target) => renameSync(target, target.replace('red.jpg', 'Red.JPG')),
    says: 'is called Red.JPG',
    isFixable: true,
  },
  {
    what: 'no picture',
    file: PHOTO,
    spoil: () => copy.write(PHOTO, '<html>'),
    says: 'not a picture',
    isFixable: false,
  },
  {
    what: 'empty',
    file: PHOTO,
    spoil: () => copy.write(PHOTO, ''),
    says: 'the file is empty',
    isFixable: false,
  },
  {
    what: 'truncated',
    file: PHOTO,
    spoil: async () => copy.write(PHOTO, (await plain(1600, 1000).jpeg().toBuffer()).subarray(0, 9000)),
    says: 'ends in the middle',
    isFixable: false,
  },
  {
    what: 'too small',
    file: PHOTO,
    spoil: (target) => plain(320, 200).jpeg().toFile(target),
    says: 'needs at least 800',
    isFixable: false,
  },
  {
    what: 'too large',
    file: PHOTO,
    spoil: (target) => plain(6000, 4000).jpeg().toFile(target),
    says: 'too large',
    isFixable: true,
  },
  {
    what: 'of the wrong shape',
    file: SWATCH,
    spoil: (target) => plain(1200, 700).jpeg().toFile(target),
    says: 'must be square',
    isFixable: true,
  },
  {
    what: 'in the colours of print',
    file: PHOTO,
    spoil: (target) => plain(1600, 1000).toColourspace('cmyk').jpeg().toFile(target),
    says: 'CMYK',
    isFixable: true,
  },
  {
    what: 'what its ending denies',
    file: PHOTO,
    spoil: async () => copy.write(PHOTO, await plain(1600, 1000).png().toBuffer()),
    says: 'really a png',
    isFixable: true,
  },
])(
  'says that a picture is $what, and puts it right if that can be',
  async ({ file, spoil, says, isFixable }) => {
    const target = copy.at(file)
    const original = await sharp(target).toBuffer()
    await spoil(target)
    const fault = await pictureFault(copy.root, target)
    expect(fault?.message).toContain(says)
    const problems = (await checkData(copy.root)).filter(({ message }) => message.includes(says))
    expect(problems).not.toEqual([])
    expect(problems.every(({ line, column }) => line && column)).toBe(true)

    expect((await fixPicture(copy.root, target, fault!)) !== undefined).toBe(isFixable)
    if (isFixable) expect(await pictureFault(copy.root, target)).toBeUndefined()
    copy.write(file, original)
  },
)

it('draws a door style that has no picture yet', async () => {
  const target = copy.at('images/doors/york.jpg')
  rmSync(target)
  expect(await drawStyle('york', target)).toBe(true)
  expect(await pictureFault(copy.root, target)).toBeUndefined()
  expect(statSync(target).size).toBeGreaterThan(10_000)
  expect(await drawStyle('no-such-style', path.join(copy.root, 'x.jpg'))).toBe(false)
})
