import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const FONT_HEADER = 12
const FONT_ENTRY = 16

/**
 * A WOFF font as the plain font inside it. The PDF library reads WOFF too, but unpacks a table again for each glyph,
 * which takes a third of the time of a brochure.
 */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packed, size] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      data: packed < size ? inflateSync(data) : data,
    }
  })
  const power = Math.floor(Math.log2(count))
  const header = Buffer.alloc(FONT_HEADER + count * FONT_ENTRY)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(16 << power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - (1 << power)) * 16, 10)
  let position = header.length
  const bodies = tables.map(({ tag, checksum, data }, index) => {
    const entry = FONT_HEADER + index * FONT_ENTRY
    tag.copy(header, entry)
    checksum.copy(header, entry + 4)
    header.writeUInt32BE(position, entry + 8)
    header.writeUInt32BE(data.length, entry + 12)
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    position += padded.length
    return padded
  })
  return Buffer.concat([header, ...bodies])
}
