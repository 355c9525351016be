/**
 * What a part of the page says of all of it, by an attribute of one of these names (`data-chat-form="line"`): `<html>` repeats it for
 * the frame around the page (`data-page-chat-form="line"`). And what a section begins with, for its neighbours: its island says so as
 * `data-holds`, and of the next one as `data-next`. Style rules could ask for both by `:has()`, but then the browser would work out
 * the style of the whole page anew whenever anything in it changes: 60 ms and more of each touch on a slow phone.
 */
export const PAGE_MARKS = [
  'ask-here',
  'bare',
  'chat-first',
  'chat-form',
  'chat-side',
  'consent',
  'dialog',
  'emergency',
  'form-here',
  'order',
  'picture-first',
  'tool-first',
  'ways',
] as const

/** The attribute of `<html>` that repeats a mark. */
export const onPage = (mark: string) => `data-page-${mark}`

const HELD = /\sdata-tone="(\w+)"|\sdata-(fold|names|picture-first|plates|questions)=|^<(figure)\b/g

/**
 * What a section is to its neighbours, by its start tag (HTML): its tone, whether it is folded, the first picture, a figure, a list of
 * questions.
 */
export const holdsOf = (startTag: string) =>
  [...startTag.matchAll(HELD)].flatMap(([, ...found]) => found.filter(Boolean)).join(' ')
