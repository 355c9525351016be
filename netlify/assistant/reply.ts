import type { UserInfo } from '../lib/parse-chat'
import { findPlace, findPostcode } from './areas'
import { findAspect, type Aspect } from './aspects'
import { COLOURS, GLASS_DESIGNS } from './catalogue'
import { officeNow, PHONE, QUOTE, WHATSAPP } from './contact'
import { brochure, comparison, exactAnswer, fromPages, inColour, listed, note, price } from './facts'
import { areaInWords, FIRST } from './general'
import { contentWords } from './passages'
import {
  findColour,
  findDoorStyle,
  findGlass,
  findRoofGlass,
  findTopics,
  mainTopic,
  topicById,
  topicOfPage,
  withoutTopic,
  type Topic,
} from './topics'

/** A message, made ready. */
export interface Question {
  text: string
  words: string[]
  /** The words in one line with a space at both ends, for patterns. */
  line: string
  userInfo: UserInfo
  now: Date
}

/** What the conversation is about so far. */
export interface Thread {
  topic?: Topic
  aspect?: Aspect
  /** Answers about the catalogue so far. */
  answered: number
  hasOffered: boolean
  hasDeclined: boolean
  /** Whether this reply ended with an offer to call. */
  isOffering?: boolean
  isEmergency?: boolean
}

const EMERGENCY =
  /(smashed|shattered|broken|smash) .{0,25}(window|glass|pane|door|patio|conservatory)|(window|glass|pane|door|patio|conservatory) .{0,20}(smashed|shattered|(is|has|got|been|just) broken|broken $|kicked in|forced|smash)|break in |broken in|burgled|kicked in|(door|entry|lock) .{0,10}forced|forced (door|open|entry)|locked (out|outside|inside|in) |door .{0,25}(can not|will not|does not|is not) (lock|locking|close|closing|shut|secure)|(can not|will not) (lock|close|shut|secure) .{0,15}(door|house|shop)|emergency|brick through|vandal|fallen out|blown (in|out) /
const NOT_EMERGENCY =
  / oven | car |windscreen| phone |mirror|insurance|insurer|not (an |a )?(emergency|smashed|broken)|broken (handle|hinge|seal|lock|cylinder|key|blind|vent|catch|sill|window (handle|hinge|seal|sill|catch|vent)|door (handle|hinge|seal))|(handle|hinge|seal|sill|catch|vent|flap) (is |has |got )?(been )?broken|emergency exit/

const REPAIR =
  / (broken|repair|fix|mend|replace|replacement|replacing|change|changing|lost|stuck|loose|snapped|misted|leak|leaking|failed|worn|old|fit|fitted|install|my) /
const AREA =
  /(do|will|can|would|could) (you|they|riverway) .{0,20}(come|cover|work|serve|travel|go|fit|install|deliver|operate|get)( out)?( to| in| as far| around| near| at)? |area|cover(ed|age)? |which (town|place|county|postcode)|postcode|how far|near me|local to|based near|serve |(are|am) (you|i) (in|within)|come (out )?to |come as far|live in|i am in|we are in|i live|house in|work in|outside your/
const MORE =
  /^ (tell me |can you |and |i would like to know |know )*(more|go on|more (about|detail|info|information).*|anything else|what else) /

/** What the assistant says to a question, leads apart. */
export function reply(thread: Thread, question: Question): string {
  const { line } = question
  thread.isOffering = false
  const first = FIRST.find(({ id, when }) => id === 'injection' && when.test(line))
  if (first) return first.say(question.now)
  if (EMERGENCY.test(line) && !NOT_EMERGENCY.test(line)) return emergency(thread, line)

  const general = FIRST.find(({ when }) => when.test(line))
  const place = area(question)
  const topics = findTopics(question.words)
  if (place && (!general || ['process', 'leadtime', 'address'].includes(general.id))) {
    remember(thread, mainTopic(topics, false), undefined)
    return place
  }
  const isWide = general?.id === 'process' && topics.length > 0 && !PROCESS.test(line)
  if (general && !isWide && !isAboutProduct(general.id, topics)) {
    remember(thread, mainTopic(topics, false), undefined)
    return general.mayOffer ? withOffer(thread, general.say(question.now), true) : general.say(question.now)
  }
  return product(thread, question, topics) ?? social(thread, question) ?? unknown(thread, question.now)
}

const PROCESS = /how do it work|how does it work|what happen|next step|process|survey|who fit|included/

/** Some general words have a meaning of their own beside a product ('the guarantee on the Shootbolt lock'). */
function isAboutProduct(id: string, topics: Topic[]) {
  if (id === 'guarantee') return topics.some(({ id: topic }) => topic === 'sash-horn')
  if (id === 'planning')
    return topics.some(({ id: topic }) => ['lantern', 'bifold', 'sliding-sash', 'roof-glass'].includes(topic))
  return false
}

function emergency(thread: Thread, line: string) {
  thread.topic = topicById('24-hour-boarding-up-services')
  thread.isEmergency = true
  const boarding = '[24-hour boarding](/services/24-hour-boarding-up-services)'
  if (/locked (out|outside)/.test(line)) {
    return `Ring ${PHONE} now and say that you are locked out. If the door has been damaged as well, ask for ${boarding} in the same call: it is not tied to office hours. Afterwards we can [change the cylinder](/services/door-cylinder-replacements).`
  }
  if (/burgl|break in|broken in|kicked in|forced/.test(line)) {
    return `I am sorry. If somebody has broken in, ring the police first. Then ring us on ${PHONE} and ask for ${boarding}: it is not tied to office hours. Take a few pictures for your insurer before anything is moved.`
  }
  if (/(lock|close|closing|locking|shut|secure)/.test(line) && !/glass|smash|shatter/.test(line)) {
    return `Ring ${PHONE} now and say that the door cannot be secured. We can make it close or board it, at any hour: ${boarding} is not tied to office hours. If only the lock has failed, we [change the cylinder](/services/door-cylinder-replacements).`
  }
  return `Ring ${PHONE} now and ask for ${boarding}: it is not tied to office hours. Until we come, keep children and animals out of the room, wear shoes and leave the large pieces where they are. We measure for the new glass on the same visit.`
}

/** Whether we come to a place or postcode; undefined when the question is about neither. */
function area({ text, words, line }: Question): string | undefined {
  const isAbout = AREA.test(line)
  const code = findPostcode(text, isAbout)
  if (code?.state === 'covered') {
    return `Yes, we work in ${code.code}: it is in our area around ${code.nearest}. Would you like a ${QUOTE}?`
  }
  if (code) {
    return `${code.code} is not on our list, so I cannot promise that we come. Please ask: ring ${PHONE} or [send us the postcode](/contact), and you get a plain yes or no.`
  }
  const found = findPlace(words)
  // 'R9 in Essex green' is no question about Essex, but a short message with a place is.
  if (found && (isAbout || words.length <= 4)) {
    return `Yes, we work in ${found}. Our area is Essex, the neighbouring counties and North and East London. If you tell me your postcode, I can check it.`
  }
  if (/ london /.test(line) && isAbout) {
    return `We work in North and East London. Tell me your postcode, and I can check whether it is in our area.`
  }
  if (!isAbout || found || !isAreaQuestion(line)) return undefined
  return /(which|what|where) (area|town|place|county|postcode)|what area|area do you|how far|your area|where do you (work|cover)/.test(
    line,
  )
    ? `${areaInWords()} Tell me your postcode, and I can check it.`
    : `That place is not on my list, so I cannot promise that we come there. ${areaInWords()} Tell me your postcode and I check it, or ring ${PHONE}.`
}

function isAreaQuestion(line: string) {
  return (
    /(come|travel|deliver|go|work|fit|install) (out )?(to|in|as far as|near|around|at) [a-z]|(cover|serve) [a-z]|area|how far|which (town|place|county|postcode)|near me|do you (cover|serve)|where do you (work|cover)|postcode/.test(
      line,
    ) &&
    !/in (a |the |my )?(flat|house|bungalow|old|new|listed|winter|summer|evening|weekend|one|two|time|rain)|come in |come with|work (out|on)|fit in (a|the|my)|install in (a|the|my)|cover (the|my|a|it|by|for|damage)|come to (the|my|a|an) |go (in|to) (a|the|my)|fit to (a|the|my|an)/.test(
      line,
    )
  )
}

/** An answer about a product, service or group of them. */
function product(thread: Thread, question: Question, topics: Topic[]): string | undefined {
  const { words, line, userInfo } = question
  const here = topicOfPage(userInfo.page)
  const main = mainTopic(topics, REPAIR.test(line))
  // 'this door' on the page of a door is that door.
  const named = narrowed(main, thread.topic, here, line)
  const rest = main ? withoutTopic(words, main) : words
  const colour = findColour(rest)
  const isFollowUp = /^ (and|what about|how about|or|for the|the) /.test(line)
  let aspect = findAspect(rest)
  if (!aspect && colour) aspect = 'colour'
  if (!aspect && isFollowUp && named) aspect = thread.aspect
  const topic = named ?? thread.topic ?? here

  const named2 = namedThing(words, named, line)
  if (named2) {
    remember(thread, named2.topic ?? topic, aspect)
    return withOffer(thread, named2.text, false)
  }
  if (
    userInfo.design &&
    /(this|my|the|that) (door|design)|on (my|the|this) screen|i (designed|have designed|made)/.test(line)
  ) {
    remember(thread, topicById('designer'), aspect)
    return withOffer(thread, design(userInfo.design, aspect), aspect === 'price')
  }
  if (MORE.test(line) && topic) {
    remember(thread, topic, undefined)
    return withOffer(thread, note(topic, 'about') ?? seePage(topic), false)
  }
  if (!named && !aspect) return fromCatalogue(thread, words, line, topic)

  const said = about(question, topic, topics, aspect, colour, rest)
  if (!said) return fromCatalogue(thread, words, line, topic) ?? missing(thread, topic, aspect, question.now)
  remember(thread, topic, aspect)
  return withOffer(thread, said, aspect === 'price')
}

/** 'The door' is the one that was spoken of, or the one of the page. */
function narrowed(main: Topic | undefined, before: Topic | undefined, here: Topic | undefined, line: string) {
  if (main?.kind !== 'group') {
    const isRoofClean =
      main?.id === 'roof-glass' && / (clean|wash|washing) /.test(line) && !/ self /.test(line)
    return isRoofClean ? topicById('conservatory-roof-cleans') : main
  }
  if (here && / (this|these) /.test(line)) return here
  const isSame = before?.kind === 'service' || before?.page.startsWith(`${main.page}/`)
  const isNew = / (new|what about|how about|other|all|sell|supply|option|range|kind|type) /.test(line)
  return before && isSame && !isNew ? before : main
}

function about(
  { words, line }: Question,
  topic: Topic | undefined,
  topics: Topic[],
  aspect: Aspect | undefined,
  colour: ReturnType<typeof findColour>,
  rest: string[],
): string | undefined {
  if (aspect === 'brochure') return brochure(topic)
  const others = topics.filter(({ kind }) => kind === 'product')
  const [one, other] = others
  if (one && other && (aspect === 'compare' || / or | and the | vs /.test(line)))
    return comparison(one, other)
  if (aspect === 'price') return price(topic)
  if (aspect === 'compare' && one && !other) return note(one, 'about')
  const exact = exactAnswer(words, topic)
  if (exact) return exact
  if (aspect === 'colour' && colour) return inColour(topic, colour)
  if (!topic) return aspect ? general(aspect) : undefined
  // The words of a repair ('misted glass') are no question about its glass.
  if (aspect && topic.kind !== 'service') {
    return (
      note(topic, aspect) ??
      fromPages(words, topic) ??
      (topic.kind === 'product' ? undefined : note(topic, 'about'))
    )
  }
  const more = saysMore(rest) ? fromPages(words, topic) : undefined
  return more ?? note(topic, 'about') ?? seePage(topic)
}

/** Words that go with any wish and ask nothing in particular. */
const GENERIC = new Set(
  `new range supply sell offer interested looking info information detail fit fitted fitting install house home think thinking
  available provide learn check out great good possible buy order replace replacement replacing repair fix mend old stuff show
  see look work job help hi hello please work door window roof broken got put change changing`.split(/\s+/),
)

/** Whether a question asks for something beside its topic. */
function saysMore(rest: string[]) {
  return contentWords(rest).some((word) => !GENERIC.has(word))
}

/** An aspect without a product: what holds for the house as a whole. */
function general(aspect: Aspect): string | undefined {
  const doors = topicById('doors')
  const windows = topicById('windows')
  if (aspect === 'compare' || !doors || !windows) return undefined
  if (aspect === 'noise') return note(windows, 'noise')
  const parts = [
    note(doors, aspect),
    aspect === 'colour' || aspect === 'energy' ? note(windows, aspect) : undefined,
  ]
  return parts.filter(Boolean).join('\n\n') || undefined
}

/** A door style, glass design or roof glass asked for by its name. */
function namedThing(words: string[], topic: Topic | undefined, line: string) {
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
  const glass = findGlass(words)
  if (glass) {
    return {
      topic,
      text: `${glass.name}: ${glass.description} On our scale its privacy is ${glass.privacy} out of 5. You see it on the [uPVC front doors page](/doors/upvc-front).`,
    }
  }
  if (
    /(most|best|more) (private|privacy|obscure)|can not see through|(not|nobody|no one) .{0,12}see (in|through)|(private|privacy|obscure|frosted) glass|glass .{0,20}(privacy|private|bathroom)/.test(
      line,
    )
  ) {
    const most = GLASS_DESIGNS.filter(({ privacy }) => privacy === 5).map(({ name }) => name)
    return {
      topic,
      text: `The glass designs that hide most are ${listed(most)}: 5 out of 5 on our scale of privacy. You see them on the [uPVC front doors page](/doors/upvc-front), and they go into windows too.`,
    }
  }
  const style = findDoorStyle(words)
  const isDoor = topic ? ['composite', 'comp-door', 'doors'].includes(topic.id) : / (door|style) /.test(line)
  if (style && isDoor) {
    return {
      topic: topicById('comp-door'),
      text: `${style.name}: ${style.description} It is one of the 37 styles of the [Comp Door collection](/doors/comp-door), and you can try it in the [door designer](/design-your-door).`,
    }
  }
  return undefined
}

/** The door on the visitor's screen, told in names that the catalogue has: nothing of the text itself is repeated. */
function design(text: string, aspect: Aspect | undefined) {
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
  const topic = topicById('designer')
  return (
    (topic && note(topic, aspect)) ??
    `I see ${door} but I cannot tell you that. An expert checks it with your quote.`
  )
}

function fromCatalogue(thread: Thread, words: string[], line: string, topic: Topic | undefined) {
  const isThis = / (this|it|that|they|them|these|those|one) /.test(line)
  const said = (isThis && topic ? fromPages(words, topic) : undefined) ?? fromPages(words, undefined)
  if (!said) return undefined
  return withOffer(thread, said, false)
}

function missing(thread: Thread, topic: Topic | undefined, aspect: Aspect | undefined, now: Date) {
  if (!topic || !aspect || topic.kind !== 'product') return undefined
  remember(thread, topic, aspect)
  return person(
    thread,
    `I do not have that for [${topic.label}](${topic.page}), and would rather not guess.`,
    now,
  )
}

function social(thread: Thread, { line, userInfo }: Question): string | undefined {
  if (/^ (no|nope) /.test(line) && line.split(' ').length < 7) {
    return 'No problem. If anything else comes up, ask here at any hour.'
  }
  if (/ (thanks|thank you|brilliant|perfect|lovely|that is great|much appreciated) /.test(line)) {
    return 'You are welcome. If anything else comes up, ask here at any hour.'
  }
  if (/ (bye|goodbye|see you|good night|cya) /.test(line)) return 'Goodbye, and thank you for calling in.'
  if (/ how are you /.test(line))
    return 'Ready to help, thank you. What would you like to know about doors, windows or roofs?'
  if (
    /^ (hi|hiya|hello|hey|good (morning|afternoon|evening)|morning|evening|afternoon|yo|alright|hi there|hello there) /.test(
      line,
    )
  ) {
    const here = topicOfPage(userInfo.page)
    return here
      ? `Hello. You are on the page about ${here.label}: ask me about sizes, colours, prices or anything else.`
      : 'Hello. Ask me about doors, windows, roofs, repairs, areas or the offers, and I look it up.'
  }
  if (
    /^ (yes|no|maybe|right|i see|understood|fine|great|cool|nice|good) (please |thanks |then )*$/.test(line)
  ) {
    return thread.topic
      ? `What would you like to know about ${thread.topic.label}: sizes, colours, glass, or a ${QUOTE}?`
      : 'What would you like to know? Doors, windows, roofs, repairs, prices or areas, for instance.'
  }
  return undefined
}

function unknown(thread: Thread, now: Date) {
  return person(thread, 'I do not know that one, and would rather not guess.', now)
}

/** Points to people; the offer to call is left out once it was declined. */
function person(thread: Thread, start: string, now: Date) {
  const ways = `Ring ${PHONE} or write on ${WHATSAPP}.`
  if (thread.hasDeclined) return `${start} ${ways} ${officeNow(now)}`
  thread.isOffering = true
  return `${start} ${ways} ${officeNow(now)} Or shall I ask an expert to call you?`
}

/** Offers a call, once in a conversation: after a price, or after the second answer. */
function withOffer(thread: Thread, text: string, isPrice: boolean) {
  thread.answered += 1
  if (thread.hasOffered || thread.hasDeclined || (!isPrice && thread.answered < 2)) return text
  thread.hasOffered = true
  thread.isOffering = true
  return `${text}\n\nShall I ask an expert to call you about it?`
}

function remember(thread: Thread, topic: Topic | undefined, aspect: Aspect | undefined) {
  if (topic) thread.topic = topic
  thread.aspect = aspect
}

function seePage({ label, page }: Topic) {
  return `You find everything about ${label} on [this page](${page}).`
}
