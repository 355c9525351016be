import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { color } from '../../../theme/tokens'
import { balanced } from './balanced'
import { paper, type } from './paper'
import { Picture } from './pictures'
import type { Figure, Photo, Point } from '../types'

/** Heading in the left column; the intro, and what else is given, in the right one. */
export function Head({
  heading,
  intro,
  tag = 'H3',
  children,
}: {
  heading: string
  intro?: string
  /** Sections stand in chapters, whose names are headings of the second level. */
  tag?: 'H2' | 'H3'
  children?: ReactNode
}) {
  return (
    <Columns
      left={
        <Text tag={tag} style={type.h2}>
          {balanced(heading, 17, paper.left)}
        </Text>
      }
    >
      {intro && <Text style={[type.intro, children ? { marginBottom: 10 } : {}]}>{tied(intro)}</Text>}
      {children}
    </Columns>
  )
}

/** The two columns of every page, under a line. */
export function Columns({
  left,
  line = true,
  children,
}: {
  left?: ReactNode
  line?: boolean
  children: ReactNode
}) {
  const rule = line ? { borderTopWidth: 0.75, borderTopColor: color.ink, paddingTop: 11 } : {}
  return (
    <View style={[{ flexDirection: 'row', gap: paper.gutter }, rule]}>
      <View style={{ width: paper.left }}>{left}</View>
      <View style={{ width: paper.right }}>{children}</View>
    </View>
  )
}

export function Paragraphs({ body }: { body: string[] }) {
  return (
    <View style={{ gap: 7 }}>
      {body.map((text) => (
        <Text key={text} style={type.body}>
          {tied(text)}
        </Text>
      ))}
    </View>
  )
}

/** Titled texts side by side, each under a line. */
export function PointColumns({
  points,
  width,
  columns,
}: {
  points: Point[]
  width: number
  columns: number
}) {
  const each = columnWidth(width, columns, 16)
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 14 }}>
      {points.map(({ title, text }) => (
        <View key={title} style={{ width: each, ...fineLine, paddingTop: 6 }}>
          <Text tag="H4" style={type.h3}>
            {tied(title)}
          </Text>
          <Text style={[type.body, { marginTop: 3 }]}>{tied(text)}</Text>
        </View>
      ))}
    </View>
  )
}

/** Titled texts below each other, the title beside the text. */
export function PointRows({ points }: { points: Point[] }) {
  return (
    <View tag="L">
      {points.map(({ title, text }, index) => (
        <View
          key={title}
          tag="LI"
          style={{ ...row, ...(index > 0 ? { ...fineLine, paddingTop: 7 } : {}), paddingBottom: 7 }}
        >
          <Text tag="Lbl" style={[type.h3, { width: 100 }]}>
            {tied(title)}
          </Text>
          <Text tag="LBody" style={[type.body, { width: paper.right - 114 }]}>
            {tied(text)}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** Short facts in two columns, each with a mark. */
export function Facts({ points, width = paper.right }: { points: string[]; width?: number }) {
  const each = columnWidth(width, 2, 16)
  return (
    <View tag="L" style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 16 }}>
      {points.map((point) => (
        <Fact key={point} width={each} text={point} />
      ))}
    </View>
  )
}

/** One of a list (`L`) of facts. */
export function Fact({ text, width }: { text: string; width: number }) {
  return (
    <View tag="LI" style={{ width, flexDirection: 'row', ...fineLine, paddingVertical: 5 }}>
      <View style={{ width: 4, height: 4, marginTop: 4.5, marginRight: 8, backgroundColor: color.brick }} />
      <Text tag="LBody" style={{ width: width - 12, fontSize: 9.5, lineHeight: 1.4 }}>
        {tied(text)}
      </Text>
    </View>
  )
}

/** Large figures with their units, between lines. */
export function FigureStrip({ figures, onDark = false }: { figures: Figure[]; onDark?: boolean }) {
  const width = paper.content / figures.length
  const longest = Math.max(...figures.map(({ value, unit = '' }) => value.length + unit.length * 0.6))
  const fontSize = Math.min(27, (width - 18) / (longest * 0.56))
  const line = onDark ? color.onDarkSoft : color.line
  return (
    <View
      tag="L"
      style={{
        flexDirection: 'row',
        borderTopWidth: 0.75,
        borderBottomWidth: 0.75,
        borderColor: line,
        paddingVertical: 11,
      }}
    >
      {figures.map(({ value, unit, caption }, index) => (
        <View
          key={caption}
          tag="LI"
          style={{
            width,
            paddingLeft: index ? 12 : 0,
            paddingRight: 6,
            borderLeftWidth: index ? 0.75 : 0,
            borderColor: line,
          }}
        >
          <Text
            tag="Lbl"
            style={{ fontSize, fontWeight: 600, lineHeight: 1.15, color: onDark ? color.onDark : color.ink }}
          >
            {value}
            {unit && <Text style={{ fontSize: fontSize * 0.55 }}>{`\u00a0${unit}`}</Text>}
          </Text>
          <Text
            tag="LBody"
            style={[type.caption, { marginTop: 3, color: onDark ? color.onDarkSoft : color.inkSoft }]}
          >
            {tied(caption)}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** One of a list (`L`) of pictures, with a name, and perhaps a line of text, under it. */
export function Tile({ photo, name, text, width, height, mark }: TileProps) {
  return (
    <View tag="LI" style={{ width }}>
      <View tag="LBody">
        <Picture photo={photo} width={width} height={height} />
        <Text style={[type.caption, { marginTop: 4, fontWeight: 600 }]}>
          {name}
          {mark && <Text style={{ color: color.brick }}>{` ${mark}`}</Text>}
        </Text>
        {text && <Text style={[type.caption, { marginTop: 1, color: color.inkSoft }]}>{text}</Text>}
      </View>
    </View>
  )
}

interface TileProps {
  photo: Photo
  name: string
  text?: string
  width: number
  height: number
  mark?: string
}

export function columnWidth(width: number, columns: number, gap: number) {
  // Slightly less than the share: rounding must not wrap the last column to the next line.
  return (width - gap * (columns - 1)) / columns - 0.01
}

/** Ties the last two words of a text together, if they are short, so that its last line does not hold one word alone. */
export function tied(text: string) {
  return text.split(' ').length > 3 ? text.replace(/(?<= \S{1,10}) (\S{1,10})$/, '\u00a0$1') : text
}

export const fineLine = { borderTopWidth: 0.5, borderTopColor: color.line }

const row = { flexDirection: 'row', gap: 14 } as const
