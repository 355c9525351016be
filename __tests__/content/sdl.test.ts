import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentTypeDefs, sectionTypeNames } from '../../src/content/sdl'
import { SECTION_KINDS, sectionTypeName } from '../../src/content/sections'

const SDL = contentTypeDefs()
const SECTIONS = path.resolve(__dirname, '../../src/components/sections')
const read = (file: string) => readFileSync(path.join(SECTIONS, file), 'utf8')
const REGISTRY = /const registry[^{]*\{([^}]*)\}/.exec(read('all-sections.tsx'))?.[1] ?? ''
const FRAGMENT = /fragment PageSections on Section \{([^}]*)\}/.exec(read('section.ts'))?.[1] ?? ''

const words = (text: string) => text.match(/\w+Section\b/g) ?? []

it('names the GraphQL type of a kind after it', () => {
  expect(sectionTypeName('productGrid')).toBe('ProductGridSection')
  expect(sectionTypeNames()).toHaveLength(SECTION_KINDS.length)
})

describe.each(SECTION_KINDS)('the section %s', (kind) => {
  const name = sectionTypeName(kind)

  it('has a GraphQL type, declared once and without inference', () => {
    expect(SDL.match(new RegExp(`^type ${name} @dontInfer \\{$`, 'gm'))).toHaveLength(1)
  })

  it('has a component in the registry', () => {
    expect(words(REGISTRY).filter((word) => word === name)).toHaveLength(1)
  })

  it('is spread in the fragment of a page’s sections', () => {
    expect(words(FRAGMENT).filter((word) => word === name)).toHaveLength(1)
  })
})

it('registers and queries no section that does not exist', () => {
  const known = new Set(sectionTypeNames())
  expect(words(REGISTRY).filter((word) => !known.has(word))).toEqual([])
  expect(words(FRAGMENT).filter((word) => !known.has(word))).toEqual([])
})

it('declares every type once', () => {
  const names = [...SDL.matchAll(/^type (\w+) /gm)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('refers to no type that it does not declare', () => {
  const known = new Set([...SDL.matchAll(/^type (\w+) /gm)].map(([, name]) => name))
  const outside = ['String', 'Int', 'Boolean', 'File', 'JSON', 'Section']
  const used = [...SDL.matchAll(/^ {2}\w+: \[?(\w+)/gm)].map(([, name]) => name ?? '')
  expect(used.filter((name) => !known.has(name) && !outside.includes(name))).toEqual([])
})

it('turns picture paths into files', () => {
  expect(SDL).toContain('src: File! @fileByRelativePath')
})
