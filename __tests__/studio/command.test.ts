import { rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { Stopped } from '../../studio/runner/processes.mjs'
import { createStudio, DOOR, OAK } from '../support/studio'

let studio: ReturnType<typeof createStudio>

beforeEach(() => {
  studio = createStudio()
})

afterEach(() => studio.remove())

describe('from nothing', () => {
  it('makes every picture, the cheapest first, and then has nothing to do', async () => {
    await expect(studio.run()).resolves.toBe(true)
    expect(studio.calls()).toEqual([
      'paint.py colours/oak.jpg',
      'render.py doors/ely.jpg',
      'finish.py doors/ely.jpg',
    ])
    expect(studio.read('data/images/doors/ely.jpg')).not.toBeNull()
    expect(studio.lines.at(-1)).toMatch(/^\[2\/2\] doors\/ely\.jpg {2}\d+s {2}done$/)
    await expect(studio.run()).resolves.toBe(true)
    expect(studio.calls()).toEqual([])
    expect(studio.lines.at(-1)).toBe('Every picture is up to date.')
  })

  it('counts a picture that it knows nothing of as stale, and replaces it', async () => {
    studio.write('data/images/doors/ely.jpg', 'an old render')
    expect(await studio.states()).toEqual({ 'doors/ely.jpg': 'stale', 'colours/oak.jpg': 'missing' })
    await studio.run()
    expect(studio.read('data/images/doors/ely.jpg')).not.toBe('an old render')
  })

  it('gives programs the whole job', async () => {
    studio.write('studio/paint-balance.json', { street: { '#ffffff': [0.5, 0.5, 0.5] } })
    studio.write('studio/shots/doors.json', [{ ...DOOR, setting: 'street' }])
    await studio.run('--threads', '1', 'ely')
    const job = JSON.parse(studio.read('studio/out/doors/ely/job.json') ?? '') as object
    expect(job).toMatchObject({
      ...DOOR,
      scale: 1,
      threads: 1,
      balanceKey: 'street',
      balance: { '#ffffff': [0.5, 0.5, 0.5] },
      out: path.join(studio.root, 'studio/out/doors/ely'),
    })
  })
})

describe('named shots', () => {
  it.each(['doors/ely', 'doors/ely.jpg', 'ely', 'doors/', 'data/images/doors/ely.jpg'])(
    'are rendered whatever their state: %s',
    async (name) => {
      await studio.run()
      studio.calls()
      await studio.run(name)
      expect(studio.calls()).toEqual(['render.py doors/ely.jpg', 'finish.py doors/ely.jpg'])
    },
  )

  it('must exist', async () => {
    await expect(studio.run('wells')).rejects.toThrow("No shot is called 'wells'")
  })
})

describe('a photograph in place of a render', () => {
  beforeEach(async () => {
    await studio.run()
    studio.calls()
    studio.write('data/images/doors/ely.jpg', 'a photograph')
  })

  it('is listed as one, and never overwritten', async () => {
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'photograph' })
    studio.write('studio/scenes/door.py', '# changed')
    await studio.run()
    await studio.run('doors/ely')
    expect(studio.calls()).toEqual([])
    expect(studio.read('data/images/doors/ely.jpg')).toBe('a photograph')
    expect(studio.lines).toContainEqual(expect.stringMatching(/^data\/images\/doors\/ely\.jpg .* left alone/))
  })

  it('gives way when it is named with --replace', async () => {
    await expect(studio.run('--replace')).rejects.toThrow('--replace needs the names')
    await studio.run('--replace', 'ely')
    expect(studio.read('data/images/doors/ely.jpg')).not.toBe('a photograph')
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'fresh' })
  })
})

it('an edited render is listed with what was done to it, and left alone until it is named with --replace', async () => {
  await studio.run()
  studio.calls()
  studio.write('data/images/doors/ely.jpg', 'a piece of it')
  studio.write('studio/shots/doors.json', [{ ...DOOR, edited: 'cropped to the leaf' }])
  studio.lines.length = 0
  await studio.run('--list', 'ely')
  expect(studio.lines[0]).toMatch(/^edited {6}doors\/ely\.jpg {2}cropped to the leaf$/)
  studio.write('studio/scenes/door.py', '# changed')
  await studio.run('doors/ely')
  expect(studio.calls()).toEqual([])
  expect(studio.lines.at(-2)).toContain('its render cropped to the leaf, left alone')
  await studio.run('--replace', 'ely')
  expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'fresh' })
})

describe('a failure', () => {
  it('is told with the end of its log, and the queue goes on', async () => {
    studio.write('bin/break-paint.py', OAK.picture)
    await expect(studio.run()).resolves.toBe(false)
    expect(studio.calls()).toContain('finish.py doors/ely.jpg')
    const told = studio.lines.join('\n')
    expect(told).toMatch(/\[1\/2\] colours\/oak\.jpg .*FAILED\n {4}Traceback: it broke/)
    expect(told).toContain('1 failed: colours/oak.jpg')
    expect(studio.read('data/images/colours/oak.jpg')).toBeNull()
  })

  it('in finishing costs no second render', async () => {
    studio.write('bin/break-finish.py', DOOR.picture)
    await studio.run()
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'missing' })
    studio.calls()
    studio.write('bin/break-finish.py', '')
    await expect(studio.run()).resolves.toBe(true)
    expect(studio.calls()).toEqual(['finish.py doors/ely.jpg'])
  })

  it('in rendering is not taken for a render by the next run', async () => {
    studio.write('bin/break-render.py', DOOR.picture)
    await studio.run()
    studio.calls()
    studio.write('bin/break-render.py', '')
    await studio.run()
    expect(studio.calls()).toEqual(['render.py doors/ely.jpg', 'finish.py doors/ely.jpg'])
  })
})

it('stops at once when told to, keeps the old picture, and gives the lock back', async () => {
  studio.write('studio/shots/doors.json', [{ ...DOOR, options: { waits: true } }])
  studio.write('data/images/doors/ely.jpg', 'an old render')
  const running = studio.run('ely')
  while (studio.read('bin/called.txt') === null) await new Promise((resolve) => setTimeout(resolve, 20))
  await expect(studio.run()).rejects.toThrow('The studio is rendering already')
  studio.processes.stop()
  await expect(running).rejects.toThrow(Stopped)
  expect(studio.read('data/images/doors/ely.jpg')).toBe('an old render')
  expect(studio.read('studio/out/lock')).toBeNull()
})

it('ignores the lock of a run that is gone', async () => {
  // Above the largest process number of any system.
  studio.write('studio/out/lock', '99999999')
  await expect(studio.run()).resolves.toBe(true)
})

it('makes scenes small with --quick, says so, and makes them in full on the next plain run', async () => {
  await studio.run('--quick')
  expect(JSON.parse(studio.read('studio/out/doors/ely/job.json') ?? '')).toMatchObject({
    scale: 0.7,
    samples: 8,
    enlarge: true,
  })
  expect(await studio.states()).toEqual({ 'doors/ely.jpg': 'quick', 'colours/oak.jpg': 'fresh' })
  studio.calls()
  await studio.run('--quick')
  expect(studio.calls()).toEqual([])
  await studio.run()
  expect(studio.calls()).toEqual(['render.py doors/ely.jpg', 'finish.py doors/ely.jpg'])
  expect(JSON.parse(studio.read('studio/out/doors/ely/job.json') ?? '')).toMatchObject({
    scale: 1,
    enlarge: false,
  })
  expect(await studio.states()).toMatchObject({ 'doors/ely.jpg': 'fresh' })
})

it('leaves data/images and the record alone with --draft', async () => {
  await expect(studio.run('--draft')).resolves.toBe(true)
  expect(studio.read('studio/out/drafts/doors/ely.jpg')).not.toBeNull()
  expect(studio.read('data/images/doors/ely.jpg')).toBeNull()
  expect(studio.read('studio/rendered.json')).toBeNull()
  const job = JSON.parse(studio.read('studio/out/drafts/doors/ely/job.json') ?? '') as object
  expect(job).toMatchObject({ scale: 0.35, samples: 6, size: DOOR.size })
})

describe('a shot over another', () => {
  const york = { ...DOOR, picture: 'doors/york.jpg', over: DOOR.picture }

  beforeEach(() => studio.write('studio/shots/doors.json', [york, DOOR]))

  it('comes after it', async () => {
    await studio.run()
    expect(studio.calls().slice(-4)).toEqual([
      'render.py doors/ely.jpg',
      'finish.py doors/ely.jpg',
      'render.py doors/york.jpg',
      'finish.py doors/york.jpg',
    ])
  })

  it('has its light made when that is not there, without touching its picture', async () => {
    await studio.run('ely')
    rmSync(path.join(studio.root, 'studio/out/doors'), { recursive: true })
    studio.write('data/images/doors/ely.jpg', 'a photograph')
    studio.calls()
    await studio.run('york')
    expect(studio.calls()).toHaveLength(4)
    expect(studio.read('data/images/doors/ely.jpg')).toBe('a photograph')
    await studio.run('york')
    expect(studio.calls()).toEqual(['render.py doors/york.jpg', 'finish.py doors/york.jpg'])
  })

  it('fails when that failed', async () => {
    studio.write('bin/break-render.py', DOOR.picture)
    await expect(studio.run()).resolves.toBe(false)
    expect(studio.lines.at(-1)).toContain('2 failed: doors/ely.jpg, doors/york.jpg')
  })
})

describe('colours', () => {
  const promises = [{ hex: '#f4f3ee', at: [0.4, 0.5, 0.01, 0.05] }]

  it('are measured in the finished pictures', async () => {
    studio.write('studio/shots/doors.json', [{ ...DOOR, promises }])
    await studio.run()
    studio.lines.length = 0
    await expect(studio.run('--colours')).resolves.toBe(true)
    expect(studio.lines[1]).toBe('doors/ely.jpg  #f4f3ee   #ffffff     1.00')
  })

  it('that are too far off are told at once, and fail --colours', async () => {
    studio.write('studio/shots/doors.json', [{ ...DOOR, promises, options: { deltaE: 6 } }])
    await expect(studio.run()).resolves.toBe(true)
    expect(studio.lines.at(-1)).toContain('#f4f3ee looks like #ffffff (off by 6.0)')
    await expect(studio.run('--colours')).resolves.toBe(false)
  })
})

it('puts the pictures of a topic on one sheet, with room for one that is missing', async () => {
  const wells = { ...DOOR, picture: 'doors/wells.jpg' }
  studio.write('studio/shots/doors.json', [DOOR, wells])
  studio.write('data/images/doors/ely.jpg', '')
  const create = { width: 90, height: 135, channels: 3 as const, background: '#ff0000' }
  await sharp({ create }).toFile(path.join(studio.root, 'data/images/doors/ely.jpg'))
  await studio.run('--contact', 'doors/')
  const { data, info } = await sharp(path.join(studio.root, 'studio/out/contact-doors.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(at(198, 150)).toEqual([254, 0, 0])
  expect(at(198 + 388, 150)).toEqual([228, 228, 228])
})

it.each([
  [['--colour'], /^Unknown option '--colour'/],
  [['--threads', 'many'], '--threads must be a whole number'],
  [['--list', '--contact'], '--list and --contact are two commands'],
])('refuses %j', async (args, message) => {
  await expect(studio.run(...args)).rejects.toThrow(message)
})
