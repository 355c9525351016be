import { graphql } from 'gatsby'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import { Band, BandHead } from '@/components/ui/container'
import { Keep } from '@/components/ui/keep'
import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import { useFinishes } from '@/lib/range'

/** The gallery of the 37 composite door styles; `?style=york` opens it at that style. */
export function DoorStylesSection({ id, heading, intro, styles }: Queries.DoorStylesSectionFragment) {
  const list = useFinishes()
  const [{ style }] = useAddressState({ style: '' })
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <PagedGallery
        noun="style"
        ratio="door"
        selected={style}
        onSelect={({ name }) =>
          track('door_style_selection', name, { door_style: name, source: 'door_style_gallery' })
        }
        tools={({ key, name }) => <Keep kind="style" of={key} name={name} list={list} />}
        items={styles.map(({ slug, name, picture, description }) => ({
          key: slug,
          name,
          picture,
          text: description,
        }))}
      />
    </Band>
  )
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
      picture {
        ...CataloguePicture
      }
    }
  }
`
