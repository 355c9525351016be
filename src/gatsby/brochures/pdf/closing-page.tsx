import { Link, Page, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { color } from '../../../theme/tokens'
import { balanced } from './balanced'
import { paper, sheet, type } from './paper'
import { Columns, columnWidth, FigureStrip, fineLine, Head, tied } from './parts'
import { Picture } from './pictures'
import type { Brochure } from '../types'

/** The last page: how a job runs, what stands behind it, and how to reach the firm. */
export function ClosingPage({ closing, company, url, words }: Brochure) {
  const { process, figures, coverage, areas, invitation } = closing
  const step = columnWidth(paper.content, process.steps.length, 12)
  return (
    <Page size="A4" style={sheet} bookmark={process.heading}>
      <View style={{ paddingTop: paper.top, paddingHorizontal: paper.margin }}>
        <Head tag="H2" heading={process.heading} intro={process.intro} />
        <View style={{ flexDirection: 'row', gap: 12, marginTop: 14 }}>
          {process.steps.map(({ number, title, text, picture }) => (
            <View key={title} style={{ width: step }}>
              <Picture photo={picture} width={step} height={step * 0.64} />
              <Text tag="H3" style={[type.h3, { marginTop: 7 }]}>{`${number}  ${title}`}</Text>
              <Text style={[type.small, { marginTop: 2 }]}>{tied(text)}</Text>
            </View>
          ))}
        </View>
        <View style={{ marginTop: 20 }}>
          <FigureStrip figures={figures} />
        </View>
        <View style={{ marginTop: 24 }}>
          <Columns
            line={false}
            left={
              <Text tag="H2" style={type.h2}>
                {balanced(coverage.heading, 17, paper.left)}
              </Text>
            }
          >
            <Text style={type.body}>{tied(words.region)}</Text>
            <View tag="L" style={{ flexDirection: 'row', flexWrap: 'wrap', marginTop: 8 }}>
              {areas.map((area) => (
                <View key={area} tag="LI" style={{ width: paper.right / 3 }}>
                  <Text tag="LBody" style={{ ...fineLine, paddingVertical: 3.5, fontSize: 9 }}>
                    {area}
                  </Text>
                </View>
              ))}
            </View>
          </Columns>
        </View>
      </View>
      <View style={{ flexGrow: 1 }} />
      <View
        style={{
          backgroundColor: color.moss,
          color: color.onDark,
          paddingHorizontal: paper.margin,
          paddingTop: 30,
          paddingBottom: 26,
        }}
      >
        <Text tag="H2" style={[type.h1, { fontSize: 26, color: color.onDark, width: 420 }]}>
          {tied(invitation.heading)}
        </Text>
        {invitation.intro && (
          <Text style={[type.intro, { marginTop: 10, width: 400, color: color.onDarkSoft }]}>
            {tied(invitation.intro)}
          </Text>
        )}
        <View style={{ flexDirection: 'row', marginTop: 24, gap: 16 }}>
          <View style={{ width: 250 }}>
            <Link src={company.phoneHref} style={contact(26)}>
              {company.phone}
            </Link>
            <Link src={`mailto:${company.email}`} style={{ ...contact(9.5), marginTop: 6 }}>
              {company.email}
            </Link>
            <Link src={url} style={{ ...contact(9.5), marginTop: 3 }}>
              {url.replace(/^https?:\/\//, '')}
            </Link>
            <Link src={`https://wa.me/${company.whatsappNumber}`} style={{ ...contact(9.5), marginTop: 3 }}>
              {`${words.whatsapp} ${company.mobile}`}
            </Link>
          </View>
          <Details title={words.office}>
            {[company.street, company.town, company.county, company.postcode].join(' \n')}
          </Details>
          <Details title={words.hours}>
            {company.hours.map(({ label, text }) => `${label}: ${text}`).join(' \n')}
          </Details>
        </View>
        <Text style={[type.small, { marginTop: 18, color: color.onDark }]}>{company.emergency}</Text>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 14 }}>
          <Text style={{ width: 440, fontSize: 6.5, lineHeight: 1.45, color: color.onDarkSoft }}>
            {[company.legalLine, company.pictureNote && `${company.pictureNote}.`].filter(Boolean).join(' ')}
          </Text>
          <Text
            tag="Artifact"
            style={{ fontSize: 8, color: color.onDark }}
            render={({ pageNumber }) => String(pageNumber)}
          />
        </View>
      </View>
    </Page>
  )
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={{ width: 108 }}>
      <Text tag="H3" style={[type.h3, { color: color.brassLight, marginBottom: 3 }]}>
        {title}
      </Text>
      <Text style={{ fontSize: 9.5, lineHeight: 1.45 }}>{children}</Text>
    </View>
  )
}

function contact(fontSize: number) {
  return {
    fontSize,
    lineHeight: 1.2,
    fontWeight: fontSize > 20 ? 600 : 400,
    color: color.onDark,
    textDecoration: 'none',
  } as const
}
