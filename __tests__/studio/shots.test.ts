import { findBlender } from '../../studio/runner/programs.mjs'
import { readShots } from '../../studio/runner/shots.mjs'
import { createStudio, DOOR, OAK } from '../support/studio'

let studio: ReturnType<typeof createStudio>

beforeEach(() => {
  studio = createStudio()
})

afterEach(() => studio.remove())

it('reads the lists, each shot with its topic', () => {
  expect(readShots(studio.root)).toEqual([
    { ...DOOR, topic: 'doors' },
    { ...OAK, topic: 'swatches' },
  ])
})

it('refuses two shots of one picture', () => {
  studio.write('studio/shots/swatches.json', [OAK, DOOR])
  expect(() => readShots(studio.root)).toThrow(
    'studio/shots/swatches.json, doors/ely.jpg: picture is taken by a shot in doors.json already',
  )
})

it.each([
  ['a picture outside', { ...DOOR, picture: '../ely.jpg' }, 'picture must be a path below data/images'],
  ['a size in words', { ...DOOR, size: 'wide' }, 'size must be width and height'],
  ['no samples', { picture: DOOR.picture, scene: 'door', size: [1, 1] }, 'samples is missing'],
  ['a slip of the pen', { ...DOOR, sampels: 3 }, "'sampels' is not a field of a shot"],
  ['scene and paint', { ...DOOR, paint: 'foil' }, 'one of scene and paint must be given'],
  ['a scene that does not exist', { ...DOOR, scene: 'hut' }, 'scene: there is no studio/scenes/hut.py'],
  [
    'a promise outside',
    { ...DOOR, promises: [{ hex: '#ffffff', at: [0.9, 0, 0.2, 1] }] },
    'promises: at must be',
  ],
  [
    'a promise of no colour',
    { ...DOOR, promises: [{ hex: 'white', at: [0, 0, 1, 1] }] },
    'promises: hex must be',
  ],
  [
    'a background that no shot makes',
    { ...DOOR, over: 'doors/york.jpg' },
    'over: no shot makes doors/york.jpg',
  ],
  ['itself as its background', { ...DOOR, over: DOOR.picture }, 'over: both must be scenes'],
])('names file, shot and field: %s', (_, shot, message) => {
  studio.write('studio/shots/doors.json', [shot])
  expect(() => readShots(studio.root)).toThrow(`studio/shots/doors.json, ${shot.picture}: ${message}`)
})

it('says where a list is not JSON', () => {
  studio.write('studio/shots/doors.json', '[{]')
  expect(() => readShots(studio.root)).toThrow(/^studio\/shots\/doors\.json: .*JSON/)
})

it('finds Blender by its variable or on the PATH, or says how to get it', () => {
  expect(() => findBlender({ PATH: '/nowhere' })).toThrow('studio/install.sh')
  expect(() => findBlender({ STUDIO_BLENDER: '/nowhere/blender' })).toThrow(
    'STUDIO_BLENDER names /nowhere/blender',
  )
})
