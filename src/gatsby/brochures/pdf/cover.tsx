import { Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { color } from '../../../theme/tokens'
import { balanced } from './balanced'
import { HEADING, paper, sheet, type } from './paper'
import { tied } from './parts'
import { Picture } from './pictures'
import type { Brochure, Photo } from '../types'

const PICTURE_HEIGHT = 500

/** The first page: the picture, and the name of the product on a plate of its own. */
export function Cover({ title, summary, cover, company, words }: Brochure) {
  return (
    <Page size="A4" style={sheet}>
      {cover.length === 1 ? (
        <Picture photo={cover[0]!} width={paper.width} height={PICTURE_HEIGHT} />
      ) : (
        <Trio photos={cover} />
      )}
      <View style={{ flexGrow: 1, paddingHorizontal: paper.margin, paddingTop: 34, paddingBottom: 36 }}>
        <View style={{ width: 34, height: 3, backgroundColor: color.brick }} />
        <Text style={[type.intro, { marginTop: 14, color: color.inkSoft }]}>{words.cover}</Text>
        <Text tag="H1" style={[type.h1, { marginTop: 3, fontSize: 42, letterSpacing: -0.5 }]}>
          {balanced(title, 42, paper.content)}
        </Text>
        <Text style={[type.lead, { marginTop: 16, width: 400, color: color.inkSoft }]}>{tied(summary)}</Text>
        <View style={{ flexGrow: 1 }} />
        <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
          <Brand name={company.brand} />
          <Text style={{ fontSize: 12, fontWeight: 600 }}>{company.phone}</Text>
        </View>
      </View>
    </Page>
  )
}

/** The firm's name beside a window of four panes. */
function Brand({ name }: { name: string }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 9 }}>
      <Svg viewBox="0 0 26 30" style={{ width: 17, height: 20 }}>
        <Path d="M1 1h24v28H1zM13 1v28M1 14h24" fill="none" stroke={color.brick} strokeWidth={2} />
      </Svg>
      <Text style={{ fontFamily: HEADING, fontSize: 15 }}>{name}</Text>
    </View>
  )
}

/** A large picture over two small ones. */
function Trio({ photos }: { photos: Photo[] }) {
  const half = (paper.width - paper.bar) / 2
  const low = 190
  return (
    <View style={{ gap: paper.bar }}>
      <Picture photo={photos[0]!} width={paper.width} height={PICTURE_HEIGHT - low - paper.bar} />
      <View style={{ flexDirection: 'row', gap: paper.bar }}>
        {photos.slice(1).map((photo) => (
          <Picture key={photo.src} photo={photo} width={half} height={low} />
        ))}
      </View>
    </View>
  )
}
