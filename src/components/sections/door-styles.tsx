import { graphql } from 'gatsby'
import { useEffect, useState } from 'react'
import chosenWords from '@data/wording/chosen.json'
import words from '@data/wording/pictures.json'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import { SiteLink } from '@/components/ui/action-link'
import { ColourNote } from '@/components/ui/colour-note'
import { Band, BandHead } from '@/components/ui/container'
import { Keep } from '@/components/ui/keep'
import { Sentence } from '@/components/ui/sentence'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useAddressState } from '@/hooks/use-address-state'
import { useChosen } from '@/hooks/use-chosen'
import { useFinish } from '@/hooks/use-finish'
import { track } from '@/lib/analytics'
import { setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useFinishes, useRange, useStyles } from '@/lib/range'
import { SwatchGrid } from './swatch-grid'

type DoorStyles = Queries.DoorStylesSectionFragment & { readonly follows?: Queries.SwatchesSectionFragment }

/**
 * The gallery of the 37 composite door styles, each in any colour; `?style=york&finish=red` opens it at that door. The colours that
 * follow stand beside its large picture, too: each is seen on the door as it is chosen.
 */
export function DoorStylesSection({ id, heading, intro, styles, colours, follows }: DoorStyles) {
  const list = useFinishes()?.list
  const first = useStyles()?.first
  const [{ style }] = useAddressState({ style: '' })
  const range = useRange()
  const chosen = useChosen('style')
  const [finish] = useFinish()
  const [painted, setPainted] = useState<string>()
  const colour = colours.find(({ slug }) => slug === finish)
  const inColour = painted === finish ? colour?.name : undefined
  const bySlug = (key: string) => styles.find(({ slug }) => slug === key)!
  const linked = styles.find(({ slug }) => slug === style)
  // A link to a style has chosen it.
  useEffect(() => {
    if (linked) setChosen(range, 'style', choiceOf(linked.slug, linked.name))
  }, [linked, range])
  return (
    <Band hasSections>
      <PagedGallery
        noun="style"
        ratio="door"
        part={{ id, head: <BandHead heading={heading} intro={intro} /> }}
        selected={style || chosen || first}
        onSelect={({ key, name }) => {
          setChosen(range, 'style', choiceOf(key, name))
          track('door_style_selection', name, { door_style: name, source: 'door_style_gallery' })
        }}
        tools={({ key, name }) => <Keep kind="style" of={key} name={name} list={list} />}
        items={styles.map(({ slug, name, picture, description }) => ({
          key: slug,
          name,
          picture,
          text: description,
        }))}
        altOf={({ name }) => inColour && `${name} in ${inColour}`}
        overlay={({ key }) => (
          <PaintedStyle picture={bySlug(key).picture} finish={colour?.slug} onPainted={setPainted} />
        )}
        beside={({ key, name }) =>
          bySlug(key).picture.paint ? null : (
            <p>
              <Sentence
                text={words.inDesigner}
                values={{
                  name,
                  link: <SiteLink to={designOf(key, colour?.slug)}>{words.designer}</SiteLink>,
                }}
              />
            </p>
          )
        }
        below={
          follows && (
            <section id={follows.id ?? undefined} data-apart="">
              <BandHead heading={follows.heading} intro={follows.intro} />
              <SwatchGrid {...follows} isBeside />
            </section>
          )
        }
      />
      {follows && <ColourNote chosen={colour?.name} />}
    </Band>
  )
}

/** A style as it is kept and said. */
function choiceOf(key: string, name: string) {
  return { key, words: fillIn(chosenWords.style, { style: name }) }
}

/** Address of the designer with this door in it. */
function designOf(style: string, colour: string | undefined) {
  return `/design-your-door?${new URLSearchParams({ style, ...(colour && { outside: colour }) }).toString()}`
}

export const query = graphql`
  fragment DoorStylesSection on DoorStylesSection {
    id
    heading
    intro
    styles {
      slug
      name
      description
      colour
      picture {
        ...CataloguePicture
        paint {
          name
          list
          files
        }
      }
    }
    colours {
      slug
      name
      hex
    }
  }
`
