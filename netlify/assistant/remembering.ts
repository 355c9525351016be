import type { Slots } from './slots'
import { isWithdrawn } from './withdrawn'
import type { Intent } from './examples'
import { IF_NEED_BE, mannersWith } from './manners'
import { BOARDING, mentionsIn, type Topic } from './topics'
import { wordsOf } from './words'

/** How what is told and answered changes what is remembered. */

interface Before {
  /** Turns since the house was said to stand open. */
  alarm?: number
  asked?: string | undefined
  topics: Topic[]
  before?: Topic | undefined
  slots: Slots
}

/** What a message tells. */
interface Told {
  slots: Slots
  isInstead: boolean
  /** 'We'll go for the sliders then' */
  isChosen?: boolean
  dropped?: string[]
  withdrawn?: string[]
}

export function moved({ topics, before }: Before, next: Topic[]) {
  const [first] = topics
  if (next.length === 0) return { topics, before }
  const isNew = first && !next.includes(first)
  const left = topics.find((topic) => !next.includes(topic))
  const other = isNew ? first : (left ?? before)
  return { topics: [...new Set(next)], before: other }
}

export function wantedBy({
  service,
  topics = [],
  last,
}: {
  service: Topic | undefined
  topics?: Topic[]
  last?: Intent
}) {
  const [topic] = topics
  // 'My window is misted': the service says more than the window.
  const isLess = !topic || (topic.group && service)
  const wanted = last?.kind === 'service' || isLess ? service : topic
  // 'The services' in general are nothing that anybody is rung about.
  return wanted && wanted.id !== 'services' ? { wanted } : {}
}

/** How to be reached, and how soon it is wanted. */
export function mannersOf({ slots, asked, alarm }: Before, { slots: told }: Told) {
  // 'Oh go on, 01632 …, it's easier to talk': after 'e-mail only' or 'no number', one that is given is to be rung.
  const isRungNow =
    slots.phone === undefined &&
    told.phone !== undefined &&
    told.email === undefined &&
    !told.manners?.includes(IF_NEED_BE)
  const manners = mannersWith(slots.manners, told.manners, isRungNow)
  // 'Board it tonight', and then 'the other job can wait': what is urgent stays so, unless it is that which is corrected.
  const isOther =
    slots.urgency === 'high' && told.urgency !== undefined && asked !== 'urgency' && alarm !== undefined
  return {
    ...(manners.length > 0 || slots.manners ? { manners } : {}),
    ...(isOther ? { urgency: slots.urgency } : {}),
  }
}

/** 'Forget the patio door, just the bedrooms': what was spoken of last is not what is wanted, but the service before it may be. */
export function withoutWanted(
  { topics, wanted, service }: { topics: Topic[]; wanted?: Topic | undefined; service?: Topic | undefined },
  withdrawn: string[] | undefined,
) {
  const gone = (topic: Topic | undefined) =>
    topic !== undefined && (withdrawn?.includes(topic.label) ?? false)
  if (!gone(wanted) && !gone(service) && !topics.some(gone)) return {}
  const left = gone(service) ? undefined : service
  return {
    topics: topics.filter((topic) => !gone(topic)),
    wanted: gone(wanted) ? left : wanted,
    service: left,
  }
}

/** The boards, and the hurry, that only the danger asked for. */
export function withoutAlarm<
  Known extends Before & { wishes: string[]; named: string[]; wanted?: Topic | undefined },
>({ alarm, wanted, ...state }: Known, soon: Slots['urgency']) {
  void alarm
  const { urgency, ...slots } = state.slots
  const left = soon ?? (urgency === 'high' ? undefined : urgency)
  const others = (labels: string[]) => labels.filter((label) => label !== BOARDING)
  return {
    ...state,
    ...(wanted && wanted.label !== BOARDING ? { wanted } : {}),
    slots: { ...slots, ...(left ? { urgency: left } : {}) },
    wishes: others(state.wishes),
    named: others(state.named),
  }
}

/** What the call is about, and what was named. */
export function wantedOf(
  { wishes: before, named: others, gone: earlier }: { wishes: string[]; named: string[]; gone?: string[] },
  event: Told & { wishes: string[]; named?: string[] },
) {
  const wishes = wishesOf(before, event.wishes, event)
  const named = wishesOf(others, event.named ?? [], event)
  // 'Not the bi-folds' leaves what else was spoken of.
  const isLeft = wishes.length === 0 && before.length > 0 && named.length > 0
  const left = isLeft ? named.slice(-1) : wishes
  const gone = [...before, ...others, ...(event.dropped ?? []), ...(earlier ?? [])].filter(
    (label, at, all) => all.indexOf(label) === at && !left.includes(label) && !named.includes(label),
  )
  return { wishes: left, named, ...(gone.length > 0 || earlier ? { gone } : {}) }
}

/** 'I prefer those. Do they come in cream?': what the answer is about takes the place of its kind. */
export function thoseOf(
  known: { wishes: string[]; named: string[]; gone?: string[]; isThose?: boolean },
  [topic]: Topic[],
) {
  if (!known.isThose || !topic || topic.group) return {}
  const labels = [topic.label]
  const next = wantedOf(known, { slots: {}, wishes: labels, named: labels, isInstead: false, isChosen: true })
  return { ...next, named: [...new Set([...known.named, ...labels])] }
}

function wishesOf(before: string[], added: string[], event: Told) {
  // One of two has been chosen: the other of its kind is not wanted.
  const chosen = event.isChosen ? added.flatMap(familiesOf) : []
  const kept = event.isInstead
    ? []
    : before.filter((wish) => !familiesOf(wish).some((family) => chosen.includes(family)))
  const gone = event.withdrawn ?? []
  return [...new Set([...kept, ...added])].filter((wish) => !isWithdrawn(wish, gone))
}

const familiesOf = (wish: string) =>
  mentionsIn(wordsOf(wish).stems)
    .map(({ topic }) => topic.family)
    .filter((family) => family !== 'service')
