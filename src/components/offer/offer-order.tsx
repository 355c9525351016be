import { memo, useDeferredValue, useMemo, type ChangeEvent } from 'react'
import styled from 'styled-components'
import words from '@data/wording/offer-pages.json'
import { Band } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { TickList } from '@/components/ui/tick-list'
import { PageForm } from '@/features/lead-form/page-form'
import { PaintedStyle } from '@/features/painter/painted-style'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'
import type { OfferColour, OfferStyle } from './items'
import { useChosenDoor } from './use-chosen-door'

interface OfferOrderProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
  styles: readonly OfferStyle[]
  colours: readonly OfferColour[]
}

/** Id of the order section, which the hero's button scrolls to. */
const ORDER_ANCHOR = 'order-form'

/** The order form of an offer, beside the door that is ordered. */
export function OfferOrder({ offer, terms, styles, colours }: OfferOrderProps) {
  const { style, colour, shown, choose } = useChosenDoor(offer, styles, colours)
  // The form is long: it follows the door that is seen.
  const chosen = useDeferredValue(
    useMemo(() => orderValues(style?.name, colour?.name), [style?.name, colour?.name]),
  )
  const options = useMemo(
    () => ({ styles: styles.map(named), colours: colours.map(named), adSources: terms.adSources }),
    [styles, colours, terms.adSources],
  )
  const name = [style?.name, colour?.name].filter(Boolean).join(' in ')
  // The door follows what is chosen in the form, too.
  function onChange({ target }: ChangeEvent<HTMLDivElement>) {
    const { name: field, value } = target as Element as HTMLSelectElement
    if (field === 'preferredStyle' && value) choose({ style: value })
    if (field === 'preferredColor' && value) choose({ colour: value })
  }
  const badges = [words.guarantee, words.installation, offer.formBadge, words.colours]
  return (
    <Band id={ORDER_ANCHOR} tone="stone">
      <Columns>
        <div>
          <h2>{offer.orderHeading}</h2>
          <p>{offer.orderText}</p>
          <Door data-chosen-door $isChosen={name !== ''}>
            <Frame>
              <Picture
                picture={name ? { ...shown.picture, alt: name } : shown.picture}
                sizes="(max-width: 1079px) 100px, 600px"
              />
              <PaintedStyle picture={shown.picture} finish={colour?.slug} />
            </Frame>
            <p>{name ? <strong>{name}</strong> : terms.choiceHint}</p>
          </Door>
        </div>
        <Sheet onChange={onChange}>
          <h3>{words.formHeading}</h3>
          <p>{fillIn(words.formIntro, { badge: offer.formBadge })}</p>
          <Badges>
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </Badges>
          <OrderForm form="order" chosen={chosen} options={options} />
          <Secure>{words.secure}</Secure>
        </Sheet>
      </Columns>
    </Band>
  )
}

const OrderForm = memo(PageForm)

const named = ({ name }: { name: string }) => name

/** The selection as values of the order form; what is not selected is left to the form. */
function orderValues(style: string | undefined, colour: string | undefined): Record<string, string> {
  return { ...(style && { preferredStyle: style }), ...(colour && { preferredColor: colour }) }
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
  > div:first-child {
    display: flex;
    flex-direction: column;
  }
  > div:first-child > p {
    margin-top: ${space[5]};
    max-width: 44ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    gap: ${space[5]};
    > div:first-child > p {
      margin-top: ${space[4]};
      font-size: ${size.body};
    }
  }
`

/** On a desktop it goes down to where the form ends. On a phone only once there is something to show. */
const Door = styled.div<{ $isChosen: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: ${space[5]};
  margin-top: ${space[6]};
  color: ${color.inkSoft};
  strong {
    font-family: ${font.heading};
    font-size: ${size.h3};
    font-weight: 400;
    color: ${color.ink};
  }
  ${media.desktop} {
    flex: 1;
    flex-direction: column;
    align-items: stretch;
  }
  ${({ $isChosen }) => !$isChosen && `${media.narrow} { display: none; }`}
`

const Frame = styled.div`
  position: relative;
  flex: 0 0 100px;
  img {
    aspect-ratio: 2 / 3;
  }
  ${media.desktop} {
    flex: 1;
    min-height: 480px;
    > img {
      position: absolute;
      height: 100%;
      aspect-ratio: auto;
    }
  }
`

const Sheet = styled.div`
  padding: ${space[7]};
  border-radius: ${layout.radius};
  background: ${color.chalk};
  ${media.narrow} {
    padding: ${space[6]} ${space[5]};
  }
  h3 {
    font-size: 32px;
    margin-bottom: ${space[3]};
  }
  /* A phone has room for two short answers beside each other: the names. */
  ${media.phone} {
    h3 {
      font-size: 26px;
    }
    fieldset:first-of-type > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[4]};
    }
    form {
      gap: ${space[5]};
    }
    legend {
      margin-bottom: ${space[3]};
      font-size: ${size.body};
    }
    [type='submit'] {
      flex: 1;
    }
  }
`

/** There are four, two by two. */
const Badges = styled(TickList)`
  --tick: ${color.moss};
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-block: ${space[5]} ${space[6]};
  ${media.desktop} {
    justify-content: start;
    grid-template-columns: repeat(2, max-content);
    column-gap: ${space[8]};
  }
  ${media.phone} {
    margin-block: ${space[4]};
  }
`

const Secure = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
  color: ${color.inkSoft};
`
