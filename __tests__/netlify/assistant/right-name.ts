import { said } from '../../support/said'

/** Under which name a record stands, as strangers give it: a word that is a name, a street that is none, two people, a name put right. */

const CALL = 'can someone ring me about french doors'
const NUMBER = '07700 900217'

const nameAfter = async (...turns: string[]) => (await said(...turns)).lead?.name ?? ''

describe('a name that is a word', () => {
  it.each([
    ['Will', ['its will']],
    ['Will', ['will']],
    ['Will Hargreaves', ['its will', 'will hargreaves. essex, near dunmow CM6 1PL']],
    ['Will Tasker', ['will here by the way. will tasker']],
    ['Will Power', ['Will Power (yes really)']],
    ['Will', ['it’s Will, short for William']],
    ['Fox', ['Fox']],
    ['Brown', ['brown']],
    ['Dot', ['Dot']],
    ['Christian', ['yeah its christian']],
    ['Lorraine Bishop', ['Bishop', 'Lorraine']],
  ])('is heard: %s', async (name, told) => {
    expect(await nameAfter(`${CALL} ${NUMBER}`, ...told)).toBe(name)
  })

  it.each([
    'Eight of them. Timber look.',
    'frank answer please is it worth it',
    'rose wood please',
    'will you be quick',
    'hope to hear soon',
    'will need it by may',
    'drew a sketch, can send',
    'will that be today?',
    'its white',
    'Will Saturday work?',
    'north facing',
    'kitchen',
  ])('stays a word: %s', async (told) => {
    expect(await nameAfter(`${CALL} ${NUMBER}`, told)).toBe('')
  })

  it('that is not given loses no enquiry', async () => {
    const { lead } = await said(`${CALL} ${NUMBER}`, 'i’d rather not give my name')
    expect(lead).toMatchObject({ name: '', phone: NUMBER })
    const other = await said('ring my neighbour', `Mrs Dobbs, ${NUMBER}`, 'im not giving you my name')
    expect(other.lead?.phone).toBeUndefined()
  })

  it('opens no question', async () => {
    const roof = 'may here, wanting a quote for a conservatory roof, new glass cos its boiling in summer'
    const { text } = await said(roof, 'may whitcombe')
    expect(text).toBe('Thanks, May. What’s the best phone number or e-mail for you?')
  })
})

describe('where somebody lives', () => {
  it.each([
    ['12 Tanners Row Harlow CM19 5KD', 'kasia nowak. its the big left hand pane', 'Kasia Nowak'],
    ['Rose Cottage, Church Lane, CM22 6AA', 'Ivy Dunn', 'Ivy Dunn'],
    ['Hargreaves Close, number 9', 'tom', 'Tom'],
    ['14b Spencers Croft harlow', 'Spencer Croft is my name, 14b Tye Green is the house', 'Spencer Croft'],
    ['Stewards Farmhouse, Hatfield Heath', 'Lucinda Amory', 'Lucinda Amory'],
    ['Flat 2, Marlowe Court', 'its gwen', 'Gwen'],
  ])('is no name: %s / %s', async (where, who, name) => {
    expect(await nameAfter(`${CALL} ${NUMBER}`, where)).toBe('')
    expect(await nameAfter(`${CALL} ${NUMBER}`, where, who)).toBe(name)
  })

  it.each([
    ['Dave Tanner, 12 Tanners Row', 'Dave Tanner'],
    ['Joe Row', 'Joe Row'],
    ['Perry Coates, 41 Perry Road', 'Perry Coates'],
  ])('is told from who does: %s', async (told, name) => {
    expect(await nameAfter(`${CALL} ${NUMBER}`, told)).toBe(name)
  })

  it('is no part of the number before it', async () => {
    const { lead } = await said(CALL, 'Anna Heath 07700 900217 3 Heath Rise')
    expect(lead).toMatchObject({ name: 'Anna Heath', phone: NUMBER })
  })
})

describe('two people, and a name in another order', () => {
  it.each([
    ['We are Raj and Meera Patel and would like a survey. 07700 900217', 'Raj and Meera Patel'],
    ['Nguyen Thi Lan is my name. People here say Lan Nguyen. 07700 900217', 'Lan Nguyen'],
    ['my name is Nguyen Van Minh but english people say Minh Nguyen. 07700 900217', 'Minh Nguyen'],
    ['Fernandes, first name Joao. 07700 900217', 'Joao Fernandes'],
    ['de la Cruz, Maria. 07700 900217', 'Maria de la Cruz'],
    ['Pattison. Mr. 07700 900217', 'Mr Pattison'],
    ['Okafor (Dr) 07700 900217', 'Dr Okafor'],
    ['adebayo mr 07700 900217', 'Mr Adebayo'],
    ['Mrs. 07700 900217. Prendergast', 'Mrs Prendergast'],
    ['Crouch, Miss J. 07700 900217', 'Miss J Crouch'],
    ['Gary Holt gary@gmail', 'Gary Holt'],
  ])('is written down as it is said: %s', async (told, name) => {
    expect(await nameAfter(CALL, told)).toBe(name)
  })

  it('keeps the whole of it, and what to call her', async () => {
    const { lead } = await said(
      CALL,
      'Nguyen Thi Lan',
      'family name is Nguyen. you call me Lan ok',
      'lan88@example.com',
    )
    expect(lead?.name).toBe('Nguyen Thi Lan')
  })

  it.each([
    ['Tom Baxter here and my neighbour Jill wants one too, 07700 900217', 'Tom Baxter'],
    ['Ann Pattison. Miss the 4pm slot and i will ring. 07700 900217', 'Ann Pattison'],
    ['Pat. And Geoff next door might want one. 07700 900217', 'Pat'],
  ])('takes nobody else in: %s', async (told, name) => {
    expect(await nameAfter(CALL, told)).toBe(name)
  })
})

describe('a name put right', () => {
  it.each([
    ['kayleigh thornsmith', 'surname is Thorne-Smyth sorry', 'Kayleigh Thorne-Smyth'],
    ['Sean Mcgrath', 'thats McGraw, not McGrath', 'Sean McGraw'],
    ['Ann Reed', 'my surname should be Reid', 'Ann Reid'],
    ['ann reed', '*reid', 'Ann Reid'],
    ['Elizabeth Crane', 'sorry surname is Crane-Hill now', 'Elizabeth Crane-Hill'],
    ['Rebeca Stone', 'you’ve got Rebeca, it’s Rebecca', 'Rebecca Stone'],
    ['Steven Pryce', 'Stephen with a ph', 'Stephen Pryce'],
    ['Thanh Tran', 'actually its Tran Thanh, surname first sorry. call me Thanh', 'Tran Thanh'],
    ['Jon Bale', 'its Jonathan on the paperwork', 'Jonathan Bale'],
    ['Dee Okafor', 'ive married since, its Okafor-Lane now', 'Dee Okafor-Lane'],
  ])('keeps the rest of it: %s / %s', async (first, then, name) => {
    expect(await nameAfter(CALL, `${first} ${NUMBER}`, then)).toBe(name)
  })

  it.each([
    ['Ann Reed', 'surname is not needed surely'],
    ['Ann Brown', 'its white not brown'],
    ['Gemma Bird', 'Bird table is in front of the window'],
    ['Gemma Bird', 'thats Georgian bars with a chrome handle'],
  ])('is not heard in other words: %s / %s', async (name, then) => {
    expect(await nameAfter(CALL, `${name} ${NUMBER}`, then)).toBe(name)
  })

  it('is put right in the same message', async () => {
    expect(await nameAfter(CALL, 'Catherine Mulvey - sorry autocorrect!! its Caitriona', NUMBER)).toBe(
      'Caitriona Mulvey',
    )
  })
})

it('is a person’s, and not the shop’s', async () => {
  const SMASHED = 'someone put a brick through our shop window, can you board it up tonight'
  expect(await nameAfter(SMASHED, NUMBER, 'Mehmet, Bosphorus Kebab, High St Braintree CM7 1UX')).toBe(
    'Mehmet',
  )
})

it('is nobody’s where either may be asked for', async () => {
  const { lead } = await said(CALL, `Tony Marsh ${NUMBER}, ask for either of us`)
  expect(lead?.name).toBe('Tony Marsh')
})
