import { graphql } from 'gatsby'
import styled from 'styled-components'
import chosenWords from '@data/wording/chosen.json'
import words from '@data/wording/pictures.json'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import { Band, BandHead } from '@/components/ui/container'
import { Disclosure } from '@/components/ui/disclosure'
import { Keep } from '@/components/ui/keep'
import { HallButton } from '@/features/glass-hall/hall-button'
import { useAddressState } from '@/hooks/use-address-state'
import { useChosen } from '@/hooks/use-chosen'
import { beginAt } from '@/lib/begin-at'
import { setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useRange } from '@/lib/range'
import { color, space } from '@/theme/tokens'

/** The 19 glass designs, and what to weigh up when choosing one; `?glass=arctic` opens the gallery at that design. */
export function GlassDesignsSection({
  id,
  heading,
  intro,
  designs,
  first,
  panelHeading,
  panel,
}: Queries.GlassDesignsSectionFragment) {
  const [{ glass }] = useAddressState({ glass: '' })
  const range = useRange()
  const chosen = useChosen('glass')
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      <PagedGallery
        noun="glass design"
        ratio="square"
        selected={glass || chosen}
        onSelect={({ key, name }) =>
          setChosen(range, 'glass', { key, words: fillIn(chosenWords.glass, { glass: name }) })
        }
        beside={({ key }) => <HallButton slug={key} designs={designs} />}
        tools={({ key, name }) => <Keep kind="glass" of={key} name={name} />}
        below={
          <Panel>
            <summary>
              <h3>{panelHeading}</h3>
            </summary>
            <dl>
              {panel.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        }
        items={beginAt(designs, first).map(({ slug, name, picture, privacy, description }) => ({
          key: slug,
          name,
          picture,
          text: fillIn(words.privacy, { privacy: String(privacy), description }),
        }))}
      />
    </Band>
  )
}

/** How to choose: collapsed at first, because the designs come first. */
const Panel = styled(Disclosure)`
  margin-top: 0;
  dl {
    display: grid;
    gap: ${space[5]};
    padding-block: ${space[4]} ${space[6]};
  }
  dt {
    margin-bottom: ${space[2]};
    font-weight: 600;
  }
  dd {
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment GlassDesignsSection on GlassDesignsSection {
    id
    heading
    intro
    first
    panelHeading
    panel {
      title
      text
    }
    designs {
      slug
      name
      privacy
      description
      picture {
        ...CataloguePicture
      }
    }
  }
`
