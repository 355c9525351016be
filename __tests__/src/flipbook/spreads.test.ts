import { canLeaf, pageAfter, spreadLabel, spreadOf } from '@/components/flipbook/spreads'

it('lays the cover alone on the right, and then pages in pairs', () => {
  expect([0, 1, 2, 3, 4, 5].map((page) => spreadOf(page, 6))).toEqual([
    { right: 0 },
    { left: 1, right: 2 },
    { left: 1, right: 2 },
    { left: 3, right: 4 },
    { left: 3, right: 4 },
    { left: 5 },
  ])
})

it.each([2, 3, 6, 7])('leafs through all %i pages forward and back, in pairs and singly', (count) => {
  for (const isDouble of [true, false]) {
    const seen = [0]
    while (canLeaf(seen.at(-1)!, 1, count, isDouble)) seen.push(pageAfter(seen.at(-1)!, 1, count, isDouble))
    const last = spreadOf(seen.at(-1)!, count)
    expect(isDouble ? (last.right ?? last.left) : seen.at(-1)).toBe(count - 1)
    expect(new Set(seen).size).toBe(seen.length)
    const back = [seen.at(-1)!]
    while (canLeaf(back.at(-1)!, -1, count, isDouble)) back.push(pageAfter(back.at(-1)!, -1, count, isDouble))
    expect(back.at(-1)).toBe(0)
    expect(back).toHaveLength(seen.length)
  }
})

it('stays where it is at either end', () => {
  for (const isDouble of [true, false]) {
    expect(pageAfter(0, -1, 6, isDouble)).toBe(0)
    expect(pageAfter(5, 1, 6, isDouble)).toBe(5)
  }
})

it('says which pages of how many lie open', () => {
  expect(spreadLabel(0, 6, true)).toBe('Page 1 of 6')
  expect(spreadLabel(2, 6, true)).toBe('Pages 2–3 of 6')
  expect(spreadLabel(2, 6, false)).toBe('Page 3 of 6')
  expect(spreadLabel(5, 6, true)).toBe('Page 6 of 6')
})
