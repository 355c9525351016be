import type { QualifiedLead } from '../../../src/contracts/chat'
import type { Answer } from '../assistant'
import { company } from '../catalogue'

/** A conversation and what its last reply must say. */
export interface Check {
  ask: string[]
  /** What the reply must have; of a list, one. `{phone}` and the like stand for what is in data/company.json. */
  has?: (string | string[])[]
  not?: string[]
  page?: string
  /** What must be passed on by the end; null: nothing. */
  lead?: Partial<QualifiedLead> | null
}

/** A text of a check with the firm's own details in it. */
export function inData(text: string) {
  return text
    .replaceAll('{phone}', company.phone)
    .replaceAll('{mobile}', company.mobile)
    .replaceAll('{email}', company.email)
    .replaceAll('{brand}', company.shortBrand)
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")

/** Whether a reply is what its check wants. */
export function isRight({ has = [], not = [], lead }: Check, said: Answer) {
  const text = plain(said.text)
  const isSaid = (part: string) => text.includes(plain(inData(part)))
  const isWhole = has.every((part) => [part].flat().some(isSaid)) && !not.some(isSaid)
  if (lead === undefined) return isWhole
  if (lead === null) return isWhole && said.lead === undefined
  return (
    isWhole &&
    Object.entries(lead).every(([name, value]) => said.lead?.[name as keyof QualifiedLead] === value)
  )
}
