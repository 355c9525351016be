import type { LeadFields } from './lead-marker'
import { readSession, writeSession } from './session'

/** What the assistant has learnt of the visitor: name, phone, email, service, urgency and whatever else it returns. */
export type VisitorInfo = Record<string, unknown>

export function loadVisitorInfo(): VisitorInfo {
  try {
    const value: unknown = JSON.parse(readSession('chatVisitor') ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as VisitorInfo) : {}
  } catch {
    return {}
  }
}

export function saveVisitorInfo(info: VisitorInfo) {
  writeSession('chatVisitor', JSON.stringify(info))
}

/** Adds what a reply says; what it leaves empty does not wipe out what was known, and a number that is withheld goes. */
export function mergeVisitorInfo(known: VisitorInfo, fields: LeadFields): VisitorInfo {
  const told = Object.entries(fields).filter(([, value]) => value !== null && value !== '')
  const merged = { ...known, ...Object.fromEntries(told) }
  const withheld = withheldOf(merged)
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => !withheld.includes(value as string)))
}

/** The numbers and addresses that are not to leave the page. */
export const withheldOf = ({ withheld }: VisitorInfo): string[] =>
  Array.isArray(withheld) ? withheld.map(String) : []

/** A field of the visitor info if it holds text. */
export function textField(info: VisitorInfo, name: string): string | undefined {
  const value = info[name]
  return typeof value === 'string' && value.trim() ? value.trim() : undefined
}
