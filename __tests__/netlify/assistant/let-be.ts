import { said } from '../../support/said'

/** What is told in danger, and what is let be. */

describe('a window that something came through', () => {
  it.each([
    "storm just put next door's fence panel straight through our patio window",
    'the wind has thrown the trampoline through the conservatory',
    'a branch came straight through the bedroom window',
  ])('is an emergency: %s', async (tells) => {
    expect((await said(tells)).text).toMatch(/emergency boarding/)
  })

  it.each([
    'the wind comes right through the door',
    'you can see straight through the glass',
    'We had a break in at Christmas, what locks do you fit?',
  ])('is none: %s', async (tells) => {
    expect((await said(tells)).text).not.toMatch(/emergency boarding|ring 999/)
  })

  it('leaves its glass where it lies, and alarms nobody for a dog that is shut in', async () => {
    const { text } = await said(
      'storm put a fence panel through our patio window',
      'no ones hurt, the dogs are shut in the hall. do i touch the glass or leave it??',
    )
    expect(text).toMatch(/^Leave it/)
  })

  it('sends nobody where the panic is over and nobody is wanted', async () => {
    const { text, lead } = await said(
      'key snapped in the front door and im stood outside',
      '07700 900455 im kerry',
      'hubby let me in, panic over, dont send anyone!!',
    )
    expect(lead).toMatchObject({ withdrawn: true })
    expect(text).not.toMatch(/How soon/)
  })
})

describe('a number that is kept', () => {
  it('hides no answer to what is asked beside it', async () => {
    const { text } = await said(
      'is the R7 better than normal windows',
      'nah id rather not give a number, i always get hassled. can i just look at a brochure',
    )
    expect(text).toMatch(/brochure/i)
  })

  it.each([
    'Would I need the police number for the insurance or do you not get involved in that side',
    'Do I need a reference number for that, or not?',
  ])('is none of: %s', async (asks) => {
    const { lead } = await said('quote for windows in Epping', 'Maureen Tidswell, 01632 960188', asks)
    expect(lead?.withdrawn).toBeUndefined()
  })
})

describe('a width by a height', () => {
  it('is within the limit of the width', async () => {
    const { text } = await said('client wants upvc french doors 1790 x 2090, is that ok')
    expect(text).not.toMatch(/too much/)
  })

  it('is not where the width is beyond it', async () => {
    expect((await said('upvc french doors 2400 x 2090, is that ok')).text).toMatch(/2400 ?mm is too much/)
  })
})

it('hears a colour in French Grey, and no French doors', async () => {
  const { text } = await said('i like the comp door', 'so make that french grey please')
  expect(text).not.toMatch(/French doors/)
})

describe('what is asked beside a colour or a price', () => {
  it.each([
    ['What handle and letterbox finish would you put on a black door?', /One finish throughout/],
    ['which knocker goes with a green door', /finish|Chrome/],
    [
      "sliding or bifold for the view, we don't open it much because of the dog. what would you go for",
      /Slide if/,
    ],
    ['Is there a real difference in security between composite and uPVC?', /locking/],
    ['architect has drawn the aluminium sliders as two panels 2.8 wide each', /too wide for one sash/],
  ])('is answered: %s', async (asks, says) => {
    expect((await said(asks)).text).toMatch(says)
  })
})

it('covers a district of the list, whatever its town is called', async () => {
  expect((await said('do u cover leytonstone e11')).text).toMatch(/^Yes, we cover Leytonstone, E11/)
})

it('says that it has no figure to who asks for one, and not to who asks for a quote', async () => {
  expect((await said('price for 3 bed semi all white casements??')).text).toMatch(/can't put a figure/)
  expect((await said("I'd like a quote for 6 windows")).text).not.toMatch(/can't put a figure/)
})

it('asks nothing of a place that is only named before a question', async () => {
  const { text } = await said("it's upstairs at the front. Chelmsford CM2. Do you think it's the hinges?")
  expect(text).not.toMatch(/Hertfordshire/)
})

it('takes a name and a number off together', async () => {
  const { lead } = await said(
    'my bedroom window drops at the corner',
    'Carol Webb, 07700 900637',
    "my son says he can do it himself at the weekend. Can you take my name and number off please, I don't want to be phoned",
  )
  expect(lead).toMatchObject({ withdrawn: true })
})
