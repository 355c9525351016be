import { COLOURS, doorStyles, roofGlass } from './catalogue'
import type { Entities } from './entities'
import { colourNames, coloursLike } from './facts'
import type { Part } from './part'
import { TOPICS, topicById, type Topic } from './topics'
import { listed } from './words'

/** Things of the lists by their names: a colour, a door style, a glass design, a roof glass. */

export function stylePart({ style }: Entities): Part | undefined {
  if (!style) return undefined
  const isNamed = doorStyles.includes(style)
  const topic = topicById(isNamed ? 'comp-door' : 'offer')
  if (!topic) return undefined
  const whose = isNamed
    ? `one of our [Comp Door](${topic.page}) styles`
    : `one of the [offer door](${topic.page}) styles`
  return {
    text: `${style.name} is ${whose}: ${lowered(style.description)}`,
    key: style.name,
    topics: [topic],
  }
}

export function glassPart({ glass }: Entities): Part | undefined {
  if (!glass) return undefined
  return {
    text: `${glass.name}: ${lowered(glass.description)} For privacy it's ${glass.privacy ?? 0} out of 5. [See the glass designs](/doors/truframe-composite).`,
    key: glass.name,
  }
}

export function roofGlassPart({ roofGlass: glass }: Entities): Part | undefined {
  const entry = roofGlass.find(({ name }) => name === glass?.name)
  if (!entry) return undefined
  const rows = entry.rows.map(
    ({ product, uValue, solar, light }) => `${product}: U-value ${uValue}, solar ${solar}, light ${light}`,
  )
  const topic = topicById('roof-glass')
  return {
    text: `${entry.description ?? ''} ${rows.join('; ')}. [Compare the roof glass](${topic?.page}).`,
    key: entry.name,
    ...(topic ? { topics: [topic] } : {}),
  }
}

/** The written answer for a roof glass that is named by its last word: 'the bronze one'. */
export function tintIn(stems: string[]) {
  const [only, other] = roofGlass.filter(({ name }) =>
    stems.includes(name.toLowerCase().split(/[ -]/).at(-1) ?? ''),
  )
  if (!only || other) return undefined
  return `roof-glass-${only.name
    .replace(/^Ambi[- ]/, '')
    .toLowerCase()
    .replace(/ /g, '-')}`
}

/** Whether a product comes in a colour; without a product, which ones do. */
export function colourPart(said: string[], topics: Topic[]): Part | undefined {
  const colour = said[0]?.toLowerCase() ?? ''
  const named = topics.filter((topic) => !topic.group)
  const answers = named.flatMap((topic) => inProduct(topic, said) ?? [])
  const intent = { kind: 'attribute' as const, id: 'colour' }
  if (answers.length > 0)
    return { text: answers.join('\n\n'), key: `${topics[0]?.id} ${colour}`, topics, intent }
  if (named.length > 0) return undefined
  // Who asks for a door is not helped by a window.
  const ofKind = rangesWith(colour, topics[0]?.family)
  const front = topics[0]?.id === 'front-door' ? ofKind.filter(({ id }) => FRONT.test(id)) : []
  const ranges = front.length > 0 ? front : ofKind
  if (ranges.length === 0) {
    const family = topics[0]?.family
    const end = family === undefined ? " What's it for?" : ''
    return {
      text: `There's no ${shade(colour)} on our ${family ?? 'colour'} lists, but [TruFrame](/doors/truframe-composite) doors come in 400 colours, and bi-folds and aluminium sliders in special RAL ones.${end}`,
      key: colour,
      intent,
      topics,
    }
  }
  const links = ranges.slice(0, MOST_RANGES).map(({ label, page }) => `[${label}](${page})`)
  return {
    text: `Yes: ${listed(links)} come in ${shade(colour)}${ranges.length > MOST_RANGES ? ', among others' : ''}. Which is it for?`,
    key: colour,
    intent,
    topics,
  }
}

function inProduct(topic: Topic, said: string[]): string | undefined {
  const link = `[${topic.label}](${topic.page})`
  const colour = said.map((name) => (name.startsWith('RAL') ? name : shade(name))).join(' and ')
  if (topic.id === 'bifold') {
    const isStandard = said.every((name) => /^(white|grey|black)$/i.test(name))
    return isStandard
      ? `Yes, our ${link} come in White, Grey, Grey on White, Black and Black on White, all at the same price.`
      : `Not as one of the five standard colours, but ${link} come in 417 special RAL colours, price on application. ${capital(colour)} may well be among them.`
  }
  if (topic.id === 'aluminium-sliding' || topic.id === 'patio')
    return `Our [aluminium sliding doors](/doors/aluminium-sliding) come in 200+ RAL colours, so there should be ${a(colour)} to suit. Give us the RAL number if you have one.`
  if (topic.id === 'truframe' || topic.id === 'composite')
    return `[TruFrame](/doors/truframe-composite) composite doors come in 400 colours, so we can look for ${a(colour)}.${compDoorHas(said)}`
  const names = colourNames(topic)
  if (!names) return undefined
  const found = [...new Set(said.flatMap((name) => coloursLike(names, name)))]
  if (found.length === 0)
    return `There's no ${colour} among the ${names.length} colours of ${topic.id === 'offer' ? 'the offer' : `our ${link}`}. ${elsewhere(topic, said) ?? near(names)}`
  if (topic.id === 'offer')
    return `Yes, [the composite door offer](${topic.page}) has ${listed(found.slice(0, 6))}: one of its ${names.length} colours.`
  return `Yes: our ${link} come in ${listed(found.slice(0, 6))}. That's out of ${names.length} colours.${without(topic, names, said)}`
}

/** 'Cream or sage green': the one that is not among them, and where it is. */
function without(topic: Topic, names: string[], said: string[]) {
  const missing = said.filter((name) => coloursLike(names, name).length === 0)
  const where = missing.length === 1 ? elsewhere(topic, missing) : undefined
  return missing.length > 0
    ? ` ${capital(listed(missing.map(shade)))} ${missing.length > 1 ? 'aren’t' : 'isn’t'} among them${where ? `: ${where.charAt(0).toLowerCase()}${where.slice(1)}` : '.'}`
    : ''
}

/** Which of some products have the named colours, as far as their lists tell: 'Sage Green is on both lists.' */
export function whereColours(said: string[], topics: Topic[]): string | undefined {
  const lists = topics.map((topic) => ({ topic, names: colourNames(topic) }))
  if (lists.some(({ names }) => !names)) return undefined
  return said
    .map((name) => {
      const has = lists.filter(({ names }) => coloursLike(names ?? [], name).length > 0)
      const all = lists.length === 2 ? 'both lists' : 'the list'
      if (has.length === 0) return `${capital(shade(name))} isn’t among them.`
      return has.length === lists.length
        ? `${capital(shade(name))} is on ${all}.`
        : `${capital(shade(name))} is on that of ${listed(has.map(({ topic }) => `[${topic.label}](${topic.page})`))} alone.`
    })
    .join(' ')
}

const MOST_RANGES = 4
/** The doors that are front doors. */
const FRONT = /^(?:comp-door|upvc-front|truframe)$/

/** Which other range has a colour, those of the same kind first. */
function elsewhere(topic: Topic, said: string[]): string | undefined {
  const others = rangesWith(said.join(' ').toLowerCase()).filter(({ id }) => id !== topic.id)
  const same = others.filter(({ family }) => family === topic.family)
  const links = (same.length > 0 ? same : others).slice(0, 3).map(({ label, page }) => `[${label}](${page})`)
  return links.length > 0 ? `It's on the list for ${listed(links)}.` : undefined
}

/** The products whose list has a colour. */
function rangesWith(colour: string, family?: string) {
  return TOPICS.filter((topic) => !topic.group && (!family || topic.family === family)).filter(
    (topic) => coloursLike(colourNames(topic) ?? [], colour).length > 0,
  )
}

function compDoorHas(said: string[]) {
  const topic = topicById('comp-door')
  const found = topic ? coloursLike(colourNames(topic) ?? [], said[0] ?? '') : []
  return found.length > 0 ? ` Comp Door has ${listed(found.slice(0, 4))}.` : ''
}

function near(names: string[]) {
  return `There's ${listed(names.slice(0, 6))}, for instance.`
}

/** The proper names of the lists: 'Irish Oak', and not 'black'. */
const PROPER = new Map(
  Object.values(COLOURS)
    .flat()
    .filter(({ name }) => name.includes(' '))
    .map(({ name }) => [name.toLowerCase(), name]),
)
const shade = (colour: string) => PROPER.get(colour.toLowerCase()) ?? colour.toLowerCase()
const a = (colour: string) =>
  PROPER.get(colour.toLowerCase()) ?? `${/^[aeiou]/.test(colour) ? 'an' : 'a'} ${colour}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text = '') => text.charAt(0).toLowerCase() + text.slice(1)
