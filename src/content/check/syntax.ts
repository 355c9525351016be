import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser'
import type { DataProblem } from './problem'
import { problemAt, problemAtOffset, valueOf, type SourceFile } from './source'

/** Reads a file and says what is wrong with its characters, its JSON, and names that it gives twice. */
export function readSource(root: string, file: string): { source: SourceFile; problems: DataProblem[] } {
  const absolutePath = path.join(root, file)
  const bytes = readFileSync(absolutePath)
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const source: SourceFile = { file, absolutePath, text, value: undefined, guess: guessed(text) }
  const encoding = encodingProblem(file, bytes)
  if (encoding) return { source, problems: [encoding] }
  const conflicts = conflictMarkers(source)
  if (conflicts.length > 0) return { source, problems: conflicts }

  const errors: ParseError[] = []
  source.tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  // Errors after the first are mostly caused by it.
  if (first) return { source, problems: [syntaxProblem(source, first)] }
  source.value = valueOf(text)
  source.guess = source.value
  return { source, problems: source.tree ? twiceNamed(source, source.tree) : [] }
}

/** What a file with slips seems to say, without the marks of a merge conflict. */
function guessed(text: string): unknown {
  const tree = parseTree(text.replace(CONFLICT, ''), [], { allowTrailingComma: true })
  return tree && getNodeValue(tree)
}

function encodingProblem(file: string, bytes: Buffer): DataProblem | undefined {
  const fault = (message: string) => ({ file, place: '', line: 1, column: 1, message })
  const [a, b, c] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || bytes.subarray(0, 64).includes(0))
    return fault('is saved as UTF-16: save it as UTF-8 ("Save with encoding" in most editors)')
  if (a === 0xef && b === 0xbb && c === 0xbf)
    return fault('starts with an invisible mark (a BOM): save it as "UTF-8", not as "UTF-8 with BOM"')
  if (bytes.toString('utf8').includes('\uFFFD'))
    return fault('has letters that are not UTF-8, perhaps £ or ’ from another program: save it as UTF-8')
  return undefined
}

const CONFLICT = /^(<{7} .*|={7}|>{7} .*)\r?$/gm

function conflictMarkers(source: SourceFile) {
  const found = [...source.text.matchAll(CONFLICT)]
  if (!found.some(([marker]) => marker.startsWith('<') || marker.startsWith('>'))) return []
  return found.map((match) =>
    problemAtOffset(
      source,
      match.index,
      'two versions of this file meet here (a merge conflict): keep one of the two, and remove the lines with <<<<<<<, ======= and >>>>>>>',
    ),
  )
}

function syntaxProblem(source: SourceFile, { error, offset, length }: ParseError): DataProblem {
  const { text } = source
  const found = text.slice(offset, offset + length)
  const at = (place: number, message: string) => problemAtOffset(source, place, message)
  const before = text.slice(0, offset).trimEnd()
  const isClosing = /^[}\]]/.test(text.slice(offset))
  if (text.trim() === '') return at(0, 'is empty: it must hold the page or list, or be removed')
  if (isClosing && before.endsWith(','))
    return at(before.length - 1, 'there is a comma after the last entry: remove it')
  if (/^[“”„‟]/.test(found) || /^[“”„‟]/.test(text.slice(offset)))
    return at(offset, 'this is a curly quote: names and texts stand in straight quotes, "like this"')
  if (/^'/.test(text.slice(offset)))
    return at(offset, 'this is a single quote: names and texts stand in double quotes, "like this"')
  if (/^\/[/*]/.test(text.slice(offset))) return at(offset, 'JSON has no comments: remove this')
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return at(before.length, 'a comma is missing here, before the next entry')
    case 'ColonExpected':
      return at(before.length, 'a colon is missing here, between the name and what it holds')
    case 'UnexpectedEndOfString':
      return at(offset, 'this text has no closing quote "')
    case 'CloseBraceExpected':
      return at(Math.max(before.length - 1, 0), 'the file ends too early: a closing } is missing')
    case 'CloseBracketExpected':
      return isClosing || offset >= text.trimEnd().length
        ? at(Math.max(before.length - 1, 0), 'a closing ] is missing after this')
        : at(before.length, 'a comma is missing here, before the next entry')
    case 'EndOfFileExpected':
      return at(offset, 'the file should end before this: is there one } or ] too many above?')
    case 'InvalidEscapeCharacter':
      return at(offset, 'a \\ in a text has a meaning of its own: write \\\\ for the character itself')
    case 'InvalidCharacter':
      return at(offset, 'a text must stand on one line: remove the line break or tab')
    case 'PropertyNameExpected':
      return at(offset, 'a name in double quotes is expected here')
    default:
      return at(
        offset,
        `"${found}" cannot stand here: texts stand in double quotes, numbers without, and yes or no is true or false`,
      )
  }
}

/** Names that one object gives twice: JSON keeps the second and drops the first without a word. */
function twiceNamed(source: SourceFile, node: Node, place = ''): DataProblem[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => twiceNamed(source, child, `${place}[${index}]`))
  if (node.type !== 'object') return []
  const seen = new Set<string>()
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? []
    const name = String(key?.value)
    const own = place ? `${place}.${name}` : name
    const again = seen.has(name)
    seen.add(name)
    const first = again ? problemAt(source, own, '').line : undefined
    return [
      ...(again && key
        ? [
            problemAtOffset(
              source,
              key.offset,
              `"${name}" is given twice: it also stands in line ${first}. Keep one`,
              own,
            ),
          ]
        : []),
      ...(value ? twiceNamed(source, value, own) : []),
    ]
  })
}
