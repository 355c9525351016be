import type { Aspect } from './aspects'
import { COLOURS, DOOR_STYLES, GLASS_DESIGNS, roofGlass } from './catalogue'
import { listed, note } from './facts'
import type { Question } from './thread'
import { findDoorStyle, findGlass, findRoofGlass, topicById, type Topic } from './topics'

const PRIVACY =
  /(hide|hides|hiding) (the )?(most|everything)|(most|best|more|highest) (private|privacy|obscure)|give .{0,12}privacy|can not see (through|in)|(not|nobody|no one|stop people|neighbour) .{0,14}see (in|through)|(private|privacy|obscure|frosted) glass|glass .{0,20}(privacy|private|bathroom)/
const LEAST_PRIVACY =
  /(hide|hides) (the )?(least|less)|(least|less|lowest) (private|privacy|obscure)|(clearest|most see through) (glass|pattern|design)/
const WHOLE_LIST = / (all|list|every|name|called|which ones|full range) /

interface Named {
  topic: Topic | undefined
  text: string
}

/**
 * A door style, glass design or roof glass asked for by its name, or the names of them all.
 *
 * @param before - what was said last, for 'and the least?'
 * @param spoken - what was spoken of, whose own designs are meant
 */
export function namedThing(
  { words, line }: Question,
  topic: Topic | undefined,
  before = '',
  spoken?: Topic,
): Named | undefined {
  const roof = findRoofGlass(words)
  if (roof) {
    const rows = roof.rows.map(
      ({ product, uValue, solar, light }) => `${product}: U-value ${uValue}, solar ${solar}, light ${light}`,
    )
    return {
      topic: topicById('roof-glass'),
      text: `${roof.name}: ${roof.description}\n\n${rows.map((row) => `- ${row}`).join('\n')}\n\nAll types are on the [conservatory roof glass page](/conservatories/conservatories).`,
    }
  }
  const roofGlassTopic = [topic, spoken].find((one) => one?.id === 'roof-glass')
  if (
    /(lightest|brightest|coolest|(block|stop|keep out|reflect)( \w+){0,3} (sun|heat|solar)|(most|more|brighter) (day)?light|darkest|least light)/.test(
      line,
    ) &&
    roofGlassTopic
  )
    return byLight(line, roofGlassTopic)
  const glass = findGlass(words)
  if (glass) {
    return {
      topic,
      text: `${glass.name}: ${glass.description} On our scale its privacy is ${glass.privacy} out of 5. You see it on the [uPVC front doors page](/doors/upvc-front).`,
    }
  }
  const isStill = words.length < 5 && before.includes('scale of privacy')
  if (LEAST_PRIVACY.test(line) || (isStill && / (least|less|clearest) /.test(line))) {
    const least = Math.min(...GLASS_DESIGNS.map(({ privacy }) => privacy))
    const names = GLASS_DESIGNS.filter(({ privacy }) => privacy === least).map(({ name }) => name)
    return {
      topic,
      text: `The glass design that hides least is ${listed(names)}: ${least} out of 5 on our scale of privacy. You see it on the [uPVC front doors page](/doors/upvc-front).`,
    }
  }
  if (PRIVACY.test(line) && (topic ?? spoken)?.id !== 'internal') {
    const most = GLASS_DESIGNS.filter(({ privacy }) => privacy === 5).map(({ name }) => name)
    return {
      topic,
      text: `The glass designs that hide most are ${listed(most)}: 5 out of 5 on our scale of privacy. You see them on the [uPVC front doors page](/doors/upvc-front), and they go into windows too.`,
    }
  }
  const isComposite = topic && ['composite', 'comp-door', 'doors'].includes(topic.id)
  const style = findDoorStyle(words)
  if (style && (topic ? isComposite : / (door|style) /.test(line))) {
    return {
      topic: topicById('comp-door'),
      text: `${style.name}: ${style.description} It is one of the 37 styles of the [Comp Door collection](/doors/comp-door), and you can try it in the [door designer](/design-your-door).`,
    }
  }
  if (WHOLE_LIST.test(line) && / style /.test(line) && isComposite) {
    return {
      topic: topicById('comp-door'),
      text: `The 37 styles of [Comp Door](/doors/comp-door) are ${listed(DOOR_STYLES.map(({ name }) => name))}. [TruFrame](/doors/truframe-composite) has over 200 more.`,
    }
  }
  if (
    / (glass|pattern) /.test(line) &&
    (WHOLE_LIST.test(line) || /what|which/.test(line)) &&
    / (design|pattern) /.test(line) &&
    !topic &&
    spoken?.kind !== 'product'
  ) {
    return {
      topic,
      text: `The 19 glass designs are ${listed(GLASS_DESIGNS.map(({ name }) => name))}. You see them on the [uPVC front doors page](/doors/upvc-front).`,
    }
  }
  return undefined
}

/** The door on the visitor's screen, told in names that the catalogue has: nothing of the text itself is repeated. */
export function design(text: string, aspect: Aspect | undefined) {
  const words = text.split(/[^A-Za-z]+/).map((word) => word.toLowerCase())
  const style = findDoorStyle(words)
  const colours = (COLOURS['comp-door'] ?? [])
    .map(({ name }) => name)
    .filter((name) => text.includes(name))
    .filter((name, _, all) => !all.some((other) => other !== name && other.includes(name)))
  const door = `the door on your screen${style ? `, ${style.name}` : ''}${colours.length > 0 ? ` in ${listed(colours)},` : ''}`
  if (aspect === 'price' || !aspect) {
    return `I see ${door} but I have no price for it: press 'Get a quote for this door' on [Design your door](/design-your-door), and your choice is sent along. The quote is free and without obligation.`
  }
  const glass = GLASS_DESIGNS.find(({ name }) => text.includes(`${name} glass`))
  if (aspect === 'glass' && glass) {
    return `The glass in ${door} is ${glass.name}: ${glass.description} On our scale its privacy is ${glass.privacy} out of 5.`
  }
  const topic = topicById('designer')
  return (
    (topic && note(topic, aspect)) ??
    `I see ${door} but I cannot tell you that. An expert checks it with your quote.`
  )
}

/** The roof glass that lets in most light, or least. */
function byLight(line: string, topic: Topic): Named {
  if (/coolest|sun|heat|solar/.test(line)) return bySun(topic)
  const rows = roofGlass.items.flatMap((item) => item.rows)
  const sorted = [...rows].sort((one, other) => parseFloat(one.light) - parseFloat(other.light))
  const isDark = /darkest|least/.test(line)
  const row = isDark ? sorted[0] : sorted.at(-1)
  return {
    topic,
    text: `${row?.product ?? ''} lets in the ${isDark ? 'least' : 'most'} light of our [conservatory roof glass](/conservatories/conservatories): light ${row?.light ?? ''}, solar ${row?.solar ?? ''}, U-value ${row?.uValue ?? ''}.`,
  }
}

/** The glass that keeps out most of the sun: 'a high solar figure means less heat'. */
function bySun(topic: Topic): Named {
  const [row] = roofGlass.items
    .flatMap((item) => item.rows)
    .sort((one, other) => parseFloat(other.solar) - parseFloat(one.solar))
  return {
    topic,
    text: `${row?.product ?? ''} keeps out most of the sun of our [conservatory roof glass](/conservatories/conservatories): solar ${row?.solar ?? ''}, but light only ${row?.light ?? ''}, with a U-value of ${row?.uValue ?? ''}. The deeper a tint, the less daylight it lets in.`,
  }
}
