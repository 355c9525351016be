import { useMemo, useState } from 'react'
import styled from 'styled-components'
import words from '@data/wording/offer-pages.json'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import { ButtonLink } from '@/components/ui/action-link'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'
import { ColourNote } from '@/components/ui/colour-note'
import { Band, BandHead } from '@/components/ui/container'
import { Sentence } from '@/components/ui/sentence'
import { PaintedStyle } from '@/features/painter/painted-style'
import { pounds } from '@/lib/pounds'
import { withGround } from '@/lib/with-ground'
import { media } from '@/theme/media'
import { size, space } from '@/theme/tokens'
import type { OfferColour, OfferStyle } from './items'
import { useChosenDoor } from './use-chosen-door'

export interface DoorChoiceProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
  styles: readonly OfferStyle[]
  colours: readonly OfferColour[]
}

/** The styles and colours of an offer: the large door beside them shows what is chosen. */
export function DoorChoice({ offer, terms, styles, colours }: DoorChoiceProps) {
  const { style, colour, shown, colourOf, choose } = useChosenDoor(offer, styles, colours)
  const [painted, setPainted] = useState<string>()
  // What is seen is what is meant: a style in the colour of its picture, a colour for the door that stands there.
  function chooseStyle(slug: string) {
    const item = styles.find((entry) => entry.slug === slug)!
    choose({ style: item.name }, { colour: colourOf(item) })
  }
  function chooseColour(slug: string) {
    const { name } = colours.find((item) => item.slug === slug)!
    choose({ colour: name }, { style: shown.name })
  }
  // The door that stands beside the button is the one that is ordered.
  const order = () => choose({}, { style: shown.name, colour: colourOf(shown) })
  // The same ones each time: what has not changed is not drawn again.
  const swatches = useMemo(() => colours.map((item) => ({ ...withGround(item), key: item.slug })), [colours])
  // Before one is chosen, that of the picture.
  const seen = colour ?? colours.find(({ name }) => name === colourOf(shown))
  const inColour = painted && painted === colour?.slug ? `${shown.name} in ${colour.name}` : undefined
  return (
    <Band hasSections>
      <PagedGallery
        noun="door style"
        ratio="door"
        selected={shown.slug}
        items={styles.map((item) => ({
          key: item.slug,
          name: item.name,
          picture: item.picture,
          text: item.description,
        }))}
        part={{ head: <BandHead heading={terms.stylesHeading} intro={terms.stylesIntro} /> }}
        altOf={() => inColour}
        overlay={() => <PaintedStyle picture={shown.picture} finish={colour?.slug} onPainted={setPainted} />}
        under={
          <Price>
            <span>
              <strong>{pounds(terms.price, 'price')}</strong> {terms.priceNote}
            </span>
            <ButtonLink to="#order-form" $variant="cta" onClick={order}>
              {terms.orderButton}
            </ButtonLink>
          </Price>
        }
        onSelect={({ key }) => chooseStyle(key)}
        below={
          <section data-apart="">
            <BandHead heading={terms.coloursHeading} intro={terms.coloursIntro} />
            <CatalogueGrid
              ratio="square"
              columns={6}
              stripLabel={terms.coloursHeading}
              items={swatches}
              selected={seen?.slug}
              onSelect={({ key }) => chooseColour(key)}
              isBeside
            />
            <Choice role="status">
              {(style ?? colour) && (
                <Sentence
                  text={words.choice}
                  values={{
                    choice: [style?.name, colour?.name].filter(Boolean).join(' in '),
                    link: <a href="#order-form">{words.choiceLink}</a>,
                  }}
                />
              )}
            </Choice>
          </section>
        }
      />
      <ColourNote message={offer.whatsappMessage} />
    </Band>
  )
}

/** What the door that is shown costs, whatever its colour, right under it. */
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding-top: ${space[5]};
  font-size: ${size.small};
  line-height: 1.3;
  strong {
    display: block;
    font-size: ${size.figure};
    font-weight: 650;
    line-height: 1;
    font-variant-numeric: lining-nums tabular-nums;
  }
  /* There the first screen has just said it. */
  ${media.narrow} {
    display: none;
  }
`

/** As high without words: the first choice moves nothing. */
const Choice = styled.p`
  min-height: 1.6em;
  margin-top: ${space[5]};
  ${media.narrow} {
    margin-block: ${space[3]} -${space[4]};
  }
`
