import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ColourNote } from '@/components/ui/colour-note'
import { Container } from '@/components/ui/container'
import { DoorDesigner } from '@/features/door-designer/door-designer'
import { loadPatiently } from '@/lib/load-patiently'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { space } from '@/theme/tokens'

/** The door designer: the visitor's own door, chosen part by part, shown, and carried into the quote form. It leads its page. */
export function DoorChoicesSection(props: Queries.DoorChoicesSectionFragment) {
  const { id, heading, intro, offers, offerStyles, offerColours, ...lists } = props
  return (
    <section id={id ?? undefined} data-chat-side="left" data-chat-form="line">
      <Room>
        <Heading>{heading}</Heading>
        {intro && <p>{intro}</p>}
        <DoorDesigner
          {...lists}
          offer={{ styles: offerStyles, colours: offerColours, pages: offers }}
          loadPainter={loadPainter}
        />
        <ColourNote />
      </Room>
    </section>
  )
}

const loadPainter = () => loadPatiently(() => import('@/features/painter/painter'))

const Room = styled(Container)`
  padding-block: ${space[3]} ${space[6]};
  ${media.narrow} {
    padding-bottom: ${space[3]};
  }
`

const Heading = styled.h2`
  ${visuallyHidden}
`

export const query = graphql`
  fragment DoorChoicesSection on DoorChoicesSection {
    id
    heading
    intro
    sendLabel
    offers {
      label
      to
    }
    offerStyles {
      slug
      name
    }
    offerColours {
      slug
      name
    }
    styles {
      slug
      name
      family
      glazed
      picture {
        ...CataloguePicture
      }
    }
    designs {
      slug
      name
      privacy
      picture {
        ...SmallPicture
      }
    }
    colours {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
    furniture {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
  }
`
