import { createStudio, DOOR } from '../support/studio'

let studio: ReturnType<typeof createStudio>

beforeEach(() => {
  studio = createStudio()
})

afterEach(() => studio.remove())

describe('after a change', () => {
  beforeEach(async () => {
    await studio.run()
    studio.calls()
  })

  it.each([
    ['its scene', 'studio/scenes/door.py'],
    ['a module that the scene imports', 'studio/models/leaf.py'],
    ['a module that such a module imports', 'studio/kit/mesh.py'],
    ['one that is imported relatively', 'studio/kit/nodes.py'],
    ['one that is imported from its package', 'studio/kit/windows/frame.py'],
    ["such a package's own file", 'studio/kit/windows/__init__.py'],
    ['the renderer', 'studio/render.py'],
    ['what the renderer imports', 'studio/kit/job.py'],
    ['data that the scene reads', 'data/leaves.json'],
    ['the denoiser', 'studio/post/denoise.py'],
  ])('of %s the render is stale, and the painted picture is not', async (_, file) => {
    studio.write(file, file.endsWith('.json') ? { size: 2 } : `${studio.read(file)}# changed\n`)
    expect(await studio.states()).toEqual({ 'doors/ely.jpg': 'stale', 'colours/oak.jpg': 'fresh' })
  })

  it.each(['studio/swatches/foil.py', 'studio/swatches/grain.py', 'studio/paint.py', 'data/colours.json'])(
    'of %s the painted picture is stale, and the render is not',
    async (file) => {
      studio.write(file, `${studio.read(file)} `)
      expect(await studio.states()).toEqual({ 'doors/ely.jpg': 'fresh', 'colours/oak.jpg': 'stale' })
    },
  )

  it.each(['studio/models/sash.py', 'studio/kit/windows/sash.py', 'studio/post/balance.py'])(
    'of %s nothing is stale',
    async (file) => {
      studio.write(file, '# changed')
      expect(await studio.states()).toEqual({ 'doors/ely.jpg': 'fresh', 'colours/oak.jpg': 'fresh' })
    },
  )

  it('makes again what is stale, and only that', async () => {
    studio.write('studio/kit/nodes.py', '# changed')
    await studio.run()
    expect(studio.calls()).toEqual(['render.py doors/ely.jpg', 'finish.py doors/ely.jpg'])
  })

  it('does not render again for another grade', async () => {
    studio.write('studio/shots/doors.json', [{ ...DOOR, grade: { ev: 1 } }])
    await studio.run()
    expect(studio.calls()).toEqual(['finish.py doors/ely.jpg'])
  })

  it('ignores promises and the order of fields', async () => {
    const turned = Object.fromEntries(Object.entries(DOOR).reverse())
    studio.write('studio/shots/doors.json', [{ ...turned, promises: [{ hex: '#ffffff', at: [0, 0, 1, 1] }] }])
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'fresh' })
  })

  it('in the paint balance of its own light is stale', async () => {
    studio.write('studio/paint-balance.json', { 'doors/york': {} })
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'fresh' })
    studio.write('studio/paint-balance.json', { 'doors/ely': { '#ffffff': [1, 1, 1] } })
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'stale' })
  })

  it('records with --adopt that the picture stays as it is', async () => {
    studio.write('studio/kit/nodes.py', '# moved')
    await studio.run('--adopt', 'ely')
    expect(await studio.states('ely')).toEqual({ 'doors/ely.jpg': 'fresh' })
    await expect(studio.run('--adopt')).rejects.toThrow('--adopt needs the names')
  })
})

it('knows by the entries that a scene names which shots a change of data concerns', async () => {
  const york = { ...DOOR, picture: 'doors/york.jpg', options: { style: 'york' } }
  studio.write('studio/shots/doors.json', [{ ...DOOR, options: { style: 'ely' } }, york])
  await studio.run('doors/')
  studio.write('data/leaves.json', { size: 1, ely: 2, york: 1, wells: 1 })
  expect(await studio.states('doors/')).toEqual({ 'doors/ely.jpg': 'stale', 'doors/york.jpg': 'fresh' })
})
