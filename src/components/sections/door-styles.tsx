import { graphql } from 'gatsby'
import { useState } from 'react'
import chosenWords from '@data/wording/chosen.json'
import words from '@data/wording/pictures.json'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import { SiteLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Keep } from '@/components/ui/keep'
import { Sentence } from '@/components/ui/sentence'
import { FinishRail } from '@/features/painter/finish-rail'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useAddressState } from '@/hooks/use-address-state'
import { useChosen } from '@/hooks/use-chosen'
import { useFinish } from '@/hooks/use-finish'
import { track } from '@/lib/analytics'
import { setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useFinishes, useRange } from '@/lib/range'

/** As many thumbnails are in sight on a phone. */
const FIRST_PAGE = 3

/** The gallery of the 37 composite door styles, each in any colour; `?style=york&finish=red` opens it at that door. */
export function DoorStylesSection({
  id,
  heading,
  intro,
  styles,
  colours,
}: Queries.DoorStylesSectionFragment) {
  const { list, first } = useFinishes() ?? {}
  const [{ style }] = useAddressState({ style: '' })
  const range = useRange()
  const chosen = useChosen('style')
  const [finish, choose] = useFinish()
  const [painted, setPainted] = useState<string>()
  const colour = colours.find(({ slug }) => slug === finish)
  const inColour = painted === finish ? colour?.name : undefined
  // One of the first in sight that stands in the colour of the page's large picture: the two show one door.
  const alike = styles.slice(0, FIRST_PAGE).find((one) => one.colour === first)
  const bySlug = (key: string) => styles.find(({ slug }) => slug === key)!
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <PagedGallery
        noun="style"
        ratio="door"
        selected={style || chosen || alike?.slug}
        onSelect={({ key, name }) => {
          setChosen(range, 'style', { key, words: fillIn(chosenWords.style, { style: name }) })
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
          bySlug(key).picture.paint ? (
            <FinishRail
              kind="colour"
              finishes={colours}
              chosen={finish}
              shown={bySlug(key).colour}
              onChoose={choose}
            />
          ) : (
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
      />
    </Band>
  )
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
