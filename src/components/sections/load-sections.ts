import type { ComponentType } from 'react'
import { neededByPages } from '@/lib/go-to'
import type { Section } from './section'

type AnySection = ComponentType<Section>

let loaded: AnySection | undefined

/** All kinds of section, for pages that are made in the browser: fetched once, when the visitor turns to a link. */
export async function loadSections(): Promise<AnySection> {
  loaded ??= (await import('./all-sections')).AnySection
  return loaded
}

neededByPages(loadSections)

/** The sections, if `loadSections` has fetched them. */
export function sectionsInHand() {
  return loaded
}
