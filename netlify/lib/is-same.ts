import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares digests, which are equally long, so that the time taken says nothing about a key or password. */
export function isSame(one: string, other: string) {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}
