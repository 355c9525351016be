import { isGrievance } from './acts'
import { firstsFor } from './firsts'
import { SURE } from './intents'
import type { Turn } from './part'

/** Whether a message is a complaint, whatever else it tells or asks. */
export const isLetDown = ({ whole, wholeMatches, matches }: Turn) =>
  isGrievance(firstsFor(whole, [])[0]?.part.intent) ||
  matches.some(([best]) => best && best.score >= SURE && isGrievance(best)) ||
  [wholeMatches[0]].some((best) => best && best.score >= WHOLE && isGrievance(best))

/** A message as a whole, with name, number and days in it, is like many things. */
const WHOLE = 0.66
