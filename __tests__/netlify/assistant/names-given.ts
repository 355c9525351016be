import { written } from '../../../netlify/assistant/spoken'
import { CALL, talk } from '../../support/talk'

/** Whose name is written down, when people give it awkwardly. */

const nameAfter = async (...told: string[]) => (await talk([CALL, ...told.map(written)])).lead?.name

describe('somebody who only may answer the telephone', () => {
  it.each([
    'Helen Marchetti, 07700 900222, after 6. If a man answers that’s Paolo my husband',
    'Helen Marchetti 07700 900222. my husband Paolo might pick up',
    '07700 900222 Helen Marchetti, if my wife Jo answers she knows about it',
    'Helen Marchetti 07700 900222. it’s Paolo, my son, if I’m out',
    'Helen Marchetti. 07700 900222 - thats my husband Paolo’s phone',
    '07700 900222. If a woman answers it’s my mum Carol, ask for Helen Marchetti',
  ])('is not the one who writes: %s', async (told) => {
    const { lead } = await talk([CALL, told])
    expect(lead?.name).toMatch(/^Helen/)
  })

  it.each([
    ['It’s Paolo, my wife wants a door. 07700 900222', 'Paolo'],
    ['Ring my husband Paolo Marchetti, 07700 900222', 'Paolo Marchetti'],
    ['my husband Paolo deals with it, 07700 900222', 'Paolo'],
    ['07700 900222, that’s Helen Marchetti', 'Helen Marchetti'],
    ['it’s Helen, your fitter knows me, 07700 900222', 'Helen'],
    ['if you answer quickly I can do today. Helen Marchetti 07700 900222', 'Helen Marchetti'],
  ])('is another than who is named otherwise: %s', async (told, name) => {
    expect(await nameAfter(told)).toBe(name)
  })
})

describe('a firm', () => {
  it.each([
    ['J. Farrow-Bright, Kestrel Block Management, 01632 960111', 'J Farrow-Bright'],
    ['Thanks. J. Farrow-Bright, Kestrel Block Management. 01632 960111', 'J Farrow-Bright'],
    ['Farrow-Bright, Kestrel Block Management, 01632 960111', 'Farrow-Bright'],
    ['T. Oyelaran (Kestrel Block Management) 01632 960111', 'T Oyelaran'],
    ['Kestrel Block Management, J. R. Farrow-Bright. 01632 960111', 'J R Farrow-Bright'],
    ['Nadia Frost, Birch Property Group, 01632 960111', 'Nadia Frost'],
    ['Kestrel Block Management, 01632 960111', ''],
  ])('stands beside who writes: %s', async (told, name) => {
    expect(await nameAfter(told)).toBe(name)
  })
})

describe('a surname that stands first', () => {
  it.each([
    ['Purkiss, Len. 020 7946 0123', 'Len Purkiss'],
    ['Okonjo, Anthony, 07700 900222', 'Anthony Okonjo'],
    ['OKAFOR, Ngozi (Mrs) 07700 900222', 'Mrs Ngozi Okafor'],
    ['Name as on the order: Farrow-Bright. Farrow-Bright, Julia 07700 900222', 'Julia Farrow-Bright'],
    ['Blenkinsop. R J. Mr.', undefined],
  ])('is turned round: %s', async (told, name) => {
    expect(await nameAfter(told)).toBe(name)
  })

  it.each([
    ['Harlow, Len 07700 900222', 'Len'],
    ['Thanks, Len. 07700 900222', 'Len'],
    ['Anthracite, Len. 07700 900222', 'Len'],
    ['Len, Brentwood. 07700 900222', 'Len'],
    ['Len Purkiss, Mary Purkiss, 07700 900222', 'Len Purkiss'],
    ['Morning, Anthony 07700 900222', 'Anthony'],
  ])('is none here: %s', async (told, name) => {
    expect(await nameAfter(told)).toBe(name)
  })
})

describe('an initial', () => {
  it.each([
    'Anthony.',
    'its Anthony',
    'the A is for Anthony',
    'first name Anthony',
    'A for Anthony',
    'Anthony Okonjo',
  ])('is followed by what it stands for: %s', async (told) =>
    expect(await nameAfter('A. Okonjo', told, '07700 900222')).toBe('Anthony Okonjo'),
  )

  it.each(['Brentwood.', 'Asap please', 'a door', 'Anthracite', 'Ring Barbara', 'aluminium'])(
    'stays what it is after %s',
    async (told) => expect(await nameAfter('A. Okonjo', told, '07700 900222')).toBe('A Okonjo'),
  )
})

describe('what the enquiry is put under', () => {
  it.each([
    ['put it under Gary Thorne', 'Gary Thorne'],
    ['can you book it in under gary thorne', 'Gary Thorne'],
    ['log it as Mrs Bellweather', 'Mrs Bellweather'],
    ['put me down as Gary', 'Gary'],
    ['leave it under Thorne please', 'Thorne'],
    ['save this under Gary Thorne', 'Gary Thorne'],
  ])('is a name: %s', async (told, name) => {
    expect(await nameAfter(told, '07700 900222')).toBe(name)
  })

  it.each([
    'put it under the window',
    'put it down as urgent',
    'put it under warranty',
    'have it as White',
    'leave it as it is',
    'put it in as a bi-fold',
  ])('is none: %s', async (told) => {
    expect(await nameAfter(told, '07700 900222')).toBe('')
  })
})

describe('a name that is spelt out', () => {
  it.each([
    ['sorry its spelt S-M-Y-T-H, and email is pete@example.com', 'Pete Smyth'],
    ['surname is s m y t h and email pete@example.com', 'Pete Smyth'],
    ['S.M.Y.T.H by the way', 'Pete Smyth'],
    ['it’s Smyth not Smythe', 'Pete Smyth'],
    ['That’s Smyth without an e', 'Pete Smyth'],
    ['its S M double Y T H', 'Pete Smyyth'],
    ['P-I-E-T-E actually', 'Piete Smythe'],
  ])('is put right: %s', async (told, name) => {
    expect(await nameAfter('Pete Smythe 07700 900222', told)).toBe(name)
  })

  it.each([
    'it’s for u P V C windows',
    'the house is B, not C',
    'size 1 2 3',
    'post it to S M 1 4 A B',
    'windows, not doors',
    'R-A-L 7016 please',
  ])('is none: %s', async (told) => {
    expect(await nameAfter('Pete Smythe 07700 900222', told)).toBe('Pete Smythe')
  })

  it('is put right where it is given', async () => {
    expect(await nameAfter('Kath Pierce, that’s P-E-A-R-C-E, 07700 900222')).toBe('Kath Pearce')
  })
})
