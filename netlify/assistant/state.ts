import type { QualifiedLead } from '../../src/contracts/chat'
import { isGrievance } from './acts'
import type { Consent } from './consent'
import type { Intent } from './examples'
import type { Slots } from './slots'
import { mannersOf, moved, thoseOf, wantedBy, wantedOf, withoutAlarm, withoutWanted } from './remembering'
import type { Request } from './requests'
import type { Topic } from './topics'

/** What can be asked of somebody who wants to be called. */
export type Slot = 'service' | 'name' | 'contact' | 'urgency'

/** Where a conversation stands. It is worked out anew from the visitor's messages each time. */
export interface State {
  stage: 'idle' | 'offered' | 'collecting' | 'confirming' | 'sent' | 'declined'
  /** What was asked last, and how often each thing was. */
  asked?: Slot | undefined
  tries: Record<Slot, number>
  slots: Slots
  /** What the visitor wrote, message by message. */
  words: string[]
  /** Numbers and addresses that are not to leave the page: struck out, or somebody's who has not agreed. */
  withheld: string[]
  /** Those of them that tell of the work, or when to ring. */
  tellings: string[]
  /** What the call is about, in the words of the record. */
  wishes: string[]
  /** The products and services that the visitor named. */
  named: string[]
  /** 'I prefer those': which they are, the answer to it says. */
  isThose?: boolean
  /** What was wanted or named, and dropped. */
  gone?: string[]
  topics: Topic[]
  /** What it was about before that: 'which of them is better?' */
  before?: Topic | undefined
  last?: Intent
  /** A service that the last answer spoke of. */
  service?: Topic | undefined
  /** The services that were asked for, in their order, with the products that they were asked for of. */
  services: AskedService[]
  /** The one thing of a list that it named. */
  item?: string | undefined
  /** The question that was answered last, as it stands by itself. */
  question?: Request | undefined
  /** The last message, whatever it was. */
  said?: Request | undefined
  /** The products that an answer named last, in its order. */
  listed?: Topic[]
  /** The service or product that was asked about last: what a call is about if nothing else is said. */
  wanted?: Topic | undefined
  /** What the last answer said, so that it is not said twice. */
  lastKey?: string
  /** The products that each answer was about. */
  about: string[]
  /** Everything that was answered. */
  told: string[]
  /** Turns since the house was said to stand open. */
  alarm?: number
  unknowns: number
  /** How often a call was offered, and how often something was only heard. */
  offers: number
  heard: number
  /** What there is of a number that is sent in pieces. */
  begun?: string | undefined
  /** The last reply ended in a question for a detail. */
  isAsking?: boolean
  /** How soon it is wanted, or by when, was spoken of. */
  isTimed?: boolean
  /** A kind word has been said to them. */
  isConsoled?: boolean
  /** It began with a complaint. */
  isComplaint?: boolean
  /** Nothing is to be passed on before the visitor says so. */
  isHeld?: boolean
  /** Whether somebody else who is spoken of wants to be rung; and whether the number that is kept is theirs. */
  consent?: Consent | undefined
  isOfOther?: boolean
  /** The number that was given last was not whole. */
  isShort?: boolean
  /** Was asked whether there is anything to add. */
  isClosing?: boolean
}

/** A service that was asked for. */
export interface AskedService {
  label: string
  /** The products that the question named. */
  of: string[]
  /** After the details had been taken: asked, and not part of the enquiry before that is said. */
  isLate: boolean
}

export const START: State = {
  stage: 'idle',
  tries: { service: 0, name: 0, contact: 0, urgency: 0 },
  slots: {},
  words: [],
  tellings: [],
  withheld: [],
  wishes: [],
  named: [],
  services: [],
  topics: [],
  about: [],
  told: [],
  unknowns: 0,
  offers: 0,
  heard: 0,
}

export type Event =
  | {
      type: 'told'
      slots: Slots
      wishes: string[]
      named?: string[]
      isInstead: boolean
      isChosen?: boolean
      isThose?: boolean
      /** What went by a word of it alone. */
      dropped?: string[]
      withdrawn?: string[]
    }
  | { type: 'wished' }
  | { type: 'offered' }
  | { type: 'asked'; slot: Slot }
  | { type: 'declined' }
  | { type: 'qualified'; lead: QualifiedLead }
  | { type: 'alarmed' }
  /** The danger is over, or there was none. */
  | { type: 'calmed'; urgency: Slots['urgency'] }
  /** The page has sent what it kept. */
  | { type: 'gone' }
  | {
      type: 'answered'
      topics?: Topic[]
      last?: Intent
      /** Those of the answers, in their order. */
      keys: string[]
      service: Topic | undefined
      /** What was asked for, if it was work on something, and of what. */
      asksFor?: Pick<AskedService, 'label' | 'of'> | undefined
      item: string | undefined
      question?: Request | undefined
      listed: Topic[]
      isUnknown: boolean
      isHeard?: boolean
      /** What it is about only the answers name. */
      isPassing?: boolean
    }
  | { type: 'turned'; begun?: string | undefined }

/** The dialogue's only memory: a state and what happens give the next state. */
export function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'turned':
      return {
        ...state,
        begun: event.begun,
        ...(state.alarm === undefined ? {} : { alarm: state.alarm + 1 }),
      }
    case 'told':
      return {
        ...state,
        slots: {
          ...state.slots,
          ...event.slots,
          ...mannersOf(state, event),
        },
        isThose: event.isThose ?? false,
        ...withoutWanted(state, event.withdrawn),
        ...wantedOf(state, event),
      }
    case 'wished':
      return state.stage === 'sent' || state.stage === 'confirming'
        ? state
        : { ...state, stage: 'collecting' }
    case 'offered':
      return state.stage === 'idle' || state.stage === 'offered'
        ? { ...state, stage: 'offered', offers: state.offers + 1 }
        : state
    case 'asked':
      return {
        ...state,
        asked: event.slot,
        isAsking: true,
        tries: { ...state.tries, [event.slot]: state.tries[event.slot] + 1 },
      }
    case 'declined':
      return withoutAsked({ ...state, stage: 'declined' })
    case 'qualified': {
      const stage = event.lead.complete === false ? 'confirming' : 'sent'
      return { ...(stage === 'sent' ? withoutAsked(state) : state), stage }
    }
    case 'gone':
      return withoutAsked({ ...state, stage: 'sent' })
    case 'alarmed':
      return { ...state, alarm: 0 }
    case 'calmed':
      return withoutAlarm(state, event.urgency)
    case 'answered':
      return {
        ...state,
        ...moved(state, event.topics ?? []),
        ...thoseOf(state, event.topics ?? []),
        ...(event.last ? { last: event.last } : {}),
        ...(isGrievance(event.last) ? { isComplaint: true } : {}),
        lastKey: event.keys.at(-1) ?? state.lastKey,
        about: [
          ...state.about,
          ...(event.topics ?? []).flatMap(({ group, family, label }) =>
            group || family === 'service' ? [] : label,
          ),
        ],
        told: [...state.told, ...event.keys],
        service: event.service,
        services: withService(state, event.asksFor),
        ...(event.isHeard || (event.isPassing && state.wanted) ? {} : wantedBy(event)),
        item: event.item,
        question: event.question ?? state.question,
        ...(event.listed.length > 1 ? { listed: event.listed } : {}),
        unknowns: event.isUnknown ? state.unknowns + 1 : state.unknowns,
        heard: event.isHeard ? state.heard + 1 : state.heard,
      }
  }
}

function withService({ services, stage }: State, asked: Pick<AskedService, 'label' | 'of'> | undefined) {
  if (!asked || services.some(({ label }) => label === asked.label)) return services
  return [...services, { ...asked, isLate: stage === 'confirming' || stage === 'sent' }]
}

/** A detail that was asked for and is no longer waited for. */
export function withoutAsked(state: State): State {
  return { ...state, asked: undefined }
}

/** Nothing is being taken, and nothing has gone. */
export const isFree = ({ stage }: State) => stage === 'idle' || stage === 'offered' || stage === 'declined'
