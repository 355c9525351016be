import { expect } from '@playwright/test'
import { FRAME_PAGE } from '../support/site'
import { EVERY_PAGE } from '../support/sweep'
import type { Claim } from './claim'

/** The shortlist is in no sweep: chat-card.spec.ts visits it. */
export const COVERS_NOTHING: Claim = {
  says: 'the chat’s card covers no heading, link or control of the first screen',
  routes: EVERY_PAGE.filter((route) => route !== FRAME_PAGE),
  // In a window of another size it is looked at anew what lies there.
  check: (page) => expect.poll(() => page.evaluate(underCard)).toEqual([]),
}

/**
 * The texts of what can be read or pressed under the chat's card; a picture that is dragged as a whole may lie under it. A card that
 * has folded away although nothing lies in its place is one of them.
 */
function underCard() {
  const { dataset } = document.documentElement
  // Where the page's own form is, there is the round button alone.
  if ('pageFormHere' in dataset) return []
  const isFolded = dataset.foot === 'taken'
  const callBar = document.querySelector('[data-source="call_bar"]')!.getBoundingClientRect()
  const card = isFolded
    ? new DOMRect(0, callBar.top - 53, innerWidth, 53)
    : document.querySelector('aside[aria-label="Chat"] > div')!.getBoundingClientRect()
  if (card.width === 0) return ['no card']
  const boxesOf = (element: Element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    // A heading is as wide as its column: what counts is its words.
    return [...(/^H\d$/.test(element.tagName) && !isFolded ? words : element).getClientRects()]
  }
  const isUnder = ({ width, left, right, top, bottom }: DOMRect) =>
    width > 1 && left < card.right && right > card.left && top < card.bottom && bottom > card.top
  const choices = 'a, button, label, input:not([data-wipe] *), select, textarea, summary'
  const covered = [...document.querySelectorAll(`main :is(h1, h2, h3, ${choices})`)]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && boxesOf(element).some(isUnder),
    )
    .map((element) => element.textContent || element.tagName)
  if (isFolded) return covered.length > 0 ? [] : ['the card has folded away']
  return covered
}
