import { graphql } from 'gatsby'
import { useId, useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/sections.json'
import { Band, BandHead } from '@/components/ui/container'
import { Disclosure } from '@/components/ui/disclosure'
import { GlassTable } from '@/components/ui/glass-table'
import { Picture } from '@/components/ui/picture'
import { Together } from '@/components/ui/unbroken'
import { useChosen } from '@/hooks/use-chosen'
import { inGlass, setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useRange } from '@/lib/range'
import { chosenPicture } from '@/theme/chosen-mark'
import { overlaidControl, visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** The roof glass types to choose from: a roof glazed with each, what it does with sun and light, and all their tables, collapsed. */
export function RoofGlassSection({
  id,
  heading,
  intro,
  view,
  roof,
  glasses,
}: Queries.RoofGlassSectionFragment) {
  const range = useRange()
  const name = useId()
  const gleam = `gleam-${name.replace(/\W/g, '')}`
  const kept = useChosen('glass')
  const [pressed, setPressed] = useState('')
  const wanted = pressed || kept
  const glass = glasses.find(({ slug }) => slug === wanted) ?? glasses[0]!
  const [first] = glass.rows
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <Bench>
        <View data-glass={glass.slug}>
          <Photo picture={view} sizes="(max-width: 1079px) 100vw, 58vw" />
          <svg viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <path d={roof} fill={glass.tint} />
          </svg>
          <svg viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" data-gleam="">
            <linearGradient id={gleam} gradientUnits="userSpaceOnUse" x1="120" y1="0" x2="1250" y2="640">
              {GLEAM.map(([offset, opacity]) => (
                <stop key={offset} offset={offset} stopColor={color.white} stopOpacity={opacity} />
              ))}
            </linearGradient>
            <path d={roof} fill={`url(#${gleam})`} />
          </svg>
        </View>
        <Columns>
          <Rail>
            <legend>{words.chooseGlass}</legend>
            {glasses.map((one) => (
              <label key={one.slug}>
                <input
                  type="radio"
                  name={name}
                  value={one.slug}
                  checked={one.slug === glass.slug}
                  onChange={() => {
                    setPressed(one.slug)
                    setChosen(range, 'glass', { key: one.slug, words: inGlass(one.name) })
                  }}
                />
                <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="1" height="1" fill={one.tint} />
                </svg>
                <span>
                  <Together text={one.name} />
                </span>
              </label>
            ))}
          </Rail>
          <Words aria-live="polite">
            <h3>{glass.name}</h3>
            <p>{glass.description}</p>
            <Figures>
              <Figure name={words.uValue} value={first!.uValue} unit={words.uValueUnit} />
              <Figure name={words.solar} of={words.solarOf} value={first!.solar} tone={color.moss} />
              <Figure name={words.light} of={words.lightOf} value={first!.light} tone={color.brass} />
            </Figures>
          </Words>
        </Columns>
      </Bench>
      <Disclosure>
        <summary>{fillIn(words.figures, { count: String(glasses.length) })}</summary>
        <All>
          {glasses.map(({ slug, name: type, description, picture, rows }) => (
            <li key={slug}>
              <Thumb picture={picture} sizes="72px" />
              <h3>{type}</h3>
              <p>{description}</p>
              <GlassTable caption={fillIn(words.table, { name: type })} rows={rows} />
            </li>
          ))}
        </All>
      </Disclosure>
    </Band>
  )
}

interface FigureProps {
  name: string
  value: string
  unit?: string
  /** What it is a share of, to go after its name. */
  of?: string
  tone?: string
}

/** A figure; a share of a hundred has a bar to scale, and the others its room: their names stand on one line. */
function Figure({ name, value, unit, of, tone }: FigureProps) {
  return (
    <div>
      <dt>
        <b>{name}</b> {of}
      </dt>
      <dd>
        {value}
        {unit && <small> {unit}</small>}
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          {tone && (
            <>
              <rect width="100" height="8" fill={color.stone} />
              <rect width={parseInt(value, 10)} height="8" fill={tone} />
            </>
          )}
        </svg>
      </dd>
    </div>
  )
}

/** The sky on the panes, as shares of the way across them: else a tint is a sheet of colour. */
const GLEAM = [
  [0, 0.3],
  [0.16, 0.04],
  [0.34, 0.34],
  [0.5, 0.06],
  [0.66, 0.26],
  [0.82, 0.04],
  [1, 0.24],
] as const

/** As wide as the window. On a desktop what is chosen, and what that does, stands beside the picture: both are in sight at once. */
const Bench = styled.div`
  width: 100vw;
  margin-inline: calc(50% - 50vw);
  ${media.desktop} {
    display: grid;
    grid-template-columns: min(58vw, 1000px) minmax(0, 1fr);
    align-items: center;
  }
`

/** At least as high as what stands beside it. */
const View = styled.div`
  position: relative;
  align-self: stretch;
  overflow: hidden;
  isolation: isolate;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    mix-blend-mode: multiply;
  }
  /* On the panes alone: the dark seals beside the bars stay dark. */
  > [data-gleam] {
    mix-blend-mode: overlay;
  }
`

/** The roof, and enough of the room below it to judge a tint by. */
const Photo = styled(Picture)`
  display: block;
  width: 100%;
  min-height: 100%;
  aspect-ratio: 3 / 2;
  object-position: 50% 100%;
`

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]} ${layout.gutterPhone} 0;
  ${media.tablet} {
    padding-inline: ${layout.gutter};
  }
  ${media.desktop} {
    gap: ${space[7]};
    padding: 0 ${layout.margin} 0 ${space[8]};
  }
`

/** Three to a row, but on a tablet. Without script they could not choose: the tables below hold all. */
const Rail = styled.fieldset`
  min-width: 0;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]} ${layout.bar};
  legend {
    ${visuallyHidden}
  }
  ${media.tabletOnly} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  label {
    position: relative;
    display: flex;
    flex-direction: column;
    font-size: 14px;
    line-height: 1.3;
  }
  svg {
    display: block;
    width: 100%;
    height: 64px;
    margin-bottom: ${space[3]};
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
  input {
    ${overlaidControl}
  }
  input:checked ~ svg {
    ${chosenPicture}
  }
  /* Room for a name of two lines, so that all sheets are of one height; the ring shows the chosen one. */
  span {
    min-height: 2.6em;
    ${media.wide} {
      min-height: 0;
    }
  }
  input:focus-visible ~ svg {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  @media (scripting: none) {
    display: none;
  }
`

const Thumb = styled(Picture)`
  width: 100%;
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[2]};
  ${media.tablet} {
    aspect-ratio: 1;
  }
`

const Words = styled.div`
  p {
    margin-top: ${space[3]};
    max-width: 52ch;
    min-height: 3em;
    color: ${color.inkSoft};
  }
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};
  margin-top: ${space[5]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[2]};
  }
  dt {
    font-size: ${size.small};
    line-height: 1.35;
    text-wrap: balance;
    color: ${color.inkSoft};
  }
  b {
    font-weight: 600;
    color: ${color.ink};
  }
  small {
    font-size: 0.55em;
  }
  dd {
    font-size: 28px;
    font-weight: 650;
    line-height: 1.1;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  ${media.narrow} {
    gap: ${space[4]};
    dd {
      font-size: 24px;
    }
  }
  svg {
    width: 100%;
    height: 8px;
    margin-top: ${space[3]};
  }
`

const All = styled.ul`
  display: grid;
  gap: ${space[7]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    min-width: 0;
  }
  img {
    width: 72px;
    aspect-ratio: 1;
  }
  p {
    max-width: 60ch;
    padding-block: ${space[2]} ${space[4]};
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment RoofGlassSection on RoofGlassSection {
    id
    heading
    intro
    roof
    view {
      ...LargePicture
    }
    glasses {
      slug
      name
      tint
      description
      picture {
        ...CataloguePicture
      }
      rows {
        product
        uValue
        solar
        light
        selfCleaning
      }
    }
  }
`
