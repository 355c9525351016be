import { ACTS, type Acts, actsOf, type Clause } from './dialogue-acts'
import { requestOf } from './requests'
import { vectorsOf } from './vectors'

/** A request: the sentence, and its words as they are compared with examples. */
interface Sentence {
  text: string
  plain: string
  masked: string
}

/** Requests with what each of them does. */
export async function withActs<One extends Sentence>(
  requests: One[],
): Promise<(One & { acts: Acts; clauses: Clause[] })[]> {
  const each = requests.map((request) => [request, ...clausesOf(request.text)])
  const all = each.flat()
  const vectors = await vectorsOf(all.flatMap(({ plain, masked }) => [plain, masked]))
  const acts = all.map(({ text }, at) => actsOf(text, vectors[2 * at]!, vectors[2 * at + 1]!))
  return requests.map((request, at) => {
    const [whole, ...clauses] = acts.splice(0, each[at]!.length)
    const desk = mostOf([whole!, ...clauses].map((one) => one.desk))
    const own = clauses.map((acts, index) => ({ text: each[at]![index + 1]!.text, acts }))
    return { ...request, acts: { ...whole!, desk }, clauses: own }
  })
}

/** 'I’m Jo, 07700 …, but don’t send it yet': where one clause says something about the enquiry. */
const BETWEEN = /[,;]\s+|\s(?:but|so|and)\s/
const MOST_CLAUSES = 5
const LEAST_WORDS = 3
const NUMBERS = /\S+@\S+|\+?\d[\d ()-]{6,}\d/g

const clausesOf = (text: string) =>
  text
    .replace(NUMBERS, ', ')
    .split(BETWEEN)
    .filter((clause) => clause !== text && clause.trim().split(/\s+/).length >= LEAST_WORDS)
    .slice(0, MOST_CLAUSES)
    .map((clause) => requestOf(clause.trim()))

/** From here a clause says it by itself: 'whatever you’ve got close' does not. */
const CLEAR = 0.6
/** From here a sentence as a whole is too far from asking for it. */
const FAR = 0.8

/** Of each label what one of the clauses has most of. */
const mostOf = (each: Acts['desk'][]): Acts['desk'] => {
  const [whole, ...clauses] = each
  const most = (label: keyof Acts['desk']) =>
    Math.max(
      whole![label],
      ...(label === 'recap' && whole!.none >= FAR ? [] : clauses)
        .map((one) => one[label])
        .filter((share) => share >= CLEAR),
    )
  return Object.fromEntries(
    ACTS.desk.map((label) => [label, label === 'none' ? whole![label] : most(label)]),
  ) as Acts['desk']
}
