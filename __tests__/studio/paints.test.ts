import { createStudio, DOOR } from '../support/studio'

const PAINTABLE = {
  ...DOOR,
  paintable: ['leaf'],
  finishes: 'door-colours',
  promises: [{ hex: '#f4f3ee', at: [0.4, 0.5, 0.01, 0.05] }],
}
const COLOURS = {
  items: [
    { slug: 'red', hex: '#7b2025' },
    { slug: 'golden-oak', hex: '#a8672f' },
  ],
}
const MADE = ['render_paints.py doors/ely.jpg', 'finish_paints.py doors/ely.jpg']

let studio: ReturnType<typeof createStudio>

beforeEach(() => {
  studio = createStudio()
  studio.write('studio/shots/doors.json', [PAINTABLE])
  studio.write('data/door-colours.json', COLOURS)
})

afterEach(() => studio.remove())

const job = () =>
  JSON.parse(studio.read('studio/out/paint/doors/ely/job.json') ?? '') as Record<string, unknown>

it('makes paintable pictures that are missing, and then has nothing to do', async () => {
  await expect(studio.run('--paints')).resolves.toBe(true)
  expect(studio.calls()).toEqual(MADE)
  expect(studio.read('data/paint/doors/ely/paint.json')).not.toBeNull()
  expect(studio.lines.at(-1)).toMatch(/60 KB {2}true render 1\.5, 4 {2}red off by 1/)
  await studio.run('--paints')
  expect(studio.calls()).toEqual([])
  expect(studio.lines.at(-1)).toBe('Every paintable picture is up to date.')
})

it('asks for black, white, a true colour and, where a finish is a wood, its figure', async () => {
  await studio.run('--paints')
  expect(job()).toMatchObject({
    open: ['leaf'],
    flat: [0.4, 0.5, 0.01, 0.05],
    scale: 0.6,
    kind: 'door',
    renders: [
      { name: 'b', albedo: { leaf: [0.02, 0.02, 0.02] } },
      { name: 'w-leaf', albedo: { leaf: [0.8, 0.8, 0.8] } },
      { name: 't-leaf', piece: true },
      { name: 'g', figure: true },
    ],
    finishes: [
      { slug: 'red', hex: '#7b2025', wood: false },
      { slug: 'golden-oak', hex: '#a8672f', wood: true },
    ],
  })
  studio.write('data/door-colours.json', { items: COLOURS.items.slice(0, 1) })
  await studio.run('--paints')
  expect(JSON.stringify(job().renders)).not.toContain('figure')
})

it('opens two paints one after the other', async () => {
  studio.write('studio/shots/doors.json', [{ ...PAINTABLE, paintable: ['frame', 'leaf'] }])
  await studio.run('--paints')
  expect(job().renders).toMatchObject([
    { name: 'b', albedo: { frame: [0.02, 0.02, 0.02], leaf: [0.02, 0.02, 0.02] } },
    { name: 'w-frame', albedo: { frame: [0.8, 0.8, 0.8], leaf: [0.02, 0.02, 0.02] } },
    { name: 'w-leaf', albedo: { frame: [0.02, 0.02, 0.02], leaf: [0.8, 0.8, 0.8] } },
    { name: 't-frame' },
    { name: 't-leaf' },
    { name: 'g' },
  ])
})

it.each([
  ['its scene', 'studio/scenes/door.py', '# changed'],
  ['the list of its finishes', 'data/door-colours.json', { items: COLOURS.items.slice(0, 1) }],
  ['what mixes', 'studio/post/mix.py', '# changed'],
])('of %s it is stale, and --adopt records that it stays', async (_, file, content) => {
  await studio.run('ely')
  await studio.run('--paints')
  studio.write(file, content)
  studio.lines.length = 0
  await studio.run('--list', 'ely')
  expect(studio.lines[0]).toMatch(/paintable: stale$/)
  await studio.run('--adopt', 'ely')
  studio.lines.length = 0
  await studio.run('--list', 'ely')
  expect(studio.lines[0]).toMatch(/^fresh .*paintable: fresh$/)
})

it('does not make the ready-made picture stale', async () => {
  studio.write('studio/shots/doors.json', [DOOR])
  await studio.run('ely')
  studio.write('studio/shots/doors.json', [
    { ...DOOR, paintable: ['leaf'], finishes: [], flat: [0, 0, 1, 1] },
  ])
  studio.lines.length = 0
  await studio.run('--list', 'ely')
  expect(studio.lines[0]).toMatch(/^fresh .*paintable: missing$/)
})

it('tells with --colours how far finishes are off, and fails when one is too far', async () => {
  await studio.run('--paints')
  studio.lines.length = 0
  await expect(studio.run('--colours')).resolves.toBe(true)
  expect(studio.lines.join('\n')).toMatch(/doors\/ely\.jpg +2 +60 +1\.5, 4\.0 +1\.00 red/)
  studio.write('studio/shots/doors.json', [{ ...PAINTABLE, options: { deltaE: 6 } }])
  await studio.run('--paints')
  await expect(studio.run('--colours')).resolves.toBe(false)
})

it.each([
  [{ paintable: ['roof'] }, 'paintable must be a list of frame, leaf, metal and pane'],
  [{ finishes: undefined }, 'finishes is missing'],
])('refuses %j', async (fields, message) => {
  studio.write('studio/shots/doors.json', [{ ...PAINTABLE, ...fields }])
  await expect(studio.run('--paints')).rejects.toThrow(message)
})

it('makes what is a layer only for the studio itself, and never a picture of it', async () => {
  studio.write('studio/shots/doors.json', [
    { ...PAINTABLE, layersOnly: true, paintable: ['metal'] },
    { ...PAINTABLE, picture: 'doors/york.jpg' },
  ])
  await studio.run('--paints', 'ely')
  expect(studio.read('studio/layers/ely/paint.json')).not.toBeNull()
  expect(studio.read('data/paint/doors/ely/paint.json')).toBeNull()
  expect(job().renders).toMatchObject([
    { name: 'b' },
    { name: 'w-metal' },
    { name: 't-metal', piece: false },
    {},
  ])
  studio.calls()
  await studio.run()
  expect(studio.calls().join()).not.toContain('ely')
  studio.lines.length = 0
  await studio.run('--list', 'ely')
  expect(studio.lines[0]).toMatch(/^layers +doors\/ely\.jpg +paintable: fresh$/)
})
