import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { Band } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { ServiceCard } from '@/components/ui/service-card'
import { TabList } from '@/components/ui/tab-list'
import { PageForm } from '@/features/lead-form/page-form'
import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import { useOpenDialog } from '@/lib/dialogs'
import { fillIn } from '@/lib/fill-in'
import { searchServices } from '@/lib/search-services'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** All services under tabs, with a search, and the form that requests one. */
export function ServiceCatalogueSection(props: Queries.ServiceCatalogueSectionFragment) {
  const { id, heading, intro, searchPlaceholder, cardHint, tabs, groups, services } = props
  const all = tabs[0]?.label ?? ''
  // After the first, which has them all, the one that has no services of its own.
  const request = tabs.slice(1).find(({ categories: own }) => !own?.length)?.label
  const [address, setAddress] = useAddressState({ tab: all, search: '' })
  const tab = tabs.some(({ label }) => label === address.tab) ? address.tab : all
  // The search belongs to All: every other tab shows its category and nothing else.
  const search = tab === all ? address.search : ''
  const setTab = (label: string) => setAddress({ tab: label, search: label === all ? search : '' }, 'push')
  const openDialog = useOpenDialog()

  function ask(service: string) {
    track('quote_request', service, { source: 'services_catalogue', service_type: service })
    openDialog('quote', { service })
  }

  function servicesOf(label: string) {
    const wanted = tabs.find((entry) => entry.label === label)?.categories ?? []
    return wanted.length === 0 ? services : services.filter(({ category }) => wanted.includes(category))
  }

  function rows(shown: typeof services) {
    return shown.map((service) => (
      <ServiceCard key={service.slug} service={service} hint={cardHint} onQuote={() => ask(service.title)} />
    ))
  }

  const ofGroup = (group: (typeof groups)[number]) =>
    services.filter(({ category }) => group.categories.includes(category))

  const cards = (shown: typeof services) => <Cards>{rows(shown)}</Cards>

  /** All services, each group with its picture in the first place; what no group takes in comes last. */
  function grouped() {
    const taken = groups.flatMap((group) => group.categories)
    return (
      <>
        {groups.map((group) => (
          <Group key={group.title} aria-label={group.title}>
            <GroupTitle>{group.title}</GroupTitle>
            <Cards>
              <GroupPhoto aria-hidden="true" $count={ofGroup(group).length}>
                <Picture
                  picture={group.picture}
                  sizes="(max-width: 1079px) 100vw, 610px"
                  position="50% 80%"
                />
              </GroupPhoto>
              {rows(ofGroup(group))}
            </Cards>
          </Group>
        ))}
        {cards(services.filter(({ category }) => !taken.includes(category)))}
      </>
    )
  }

  const found = searchServices(services, search)
  const isSearching = search.trim() !== ''
  return (
    <Band id={id}>
      <Bar>
        <div>
          <h2>{heading}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <input
          type="search"
          aria-label="Search services"
          placeholder={searchPlaceholder}
          value={search}
          onChange={({ target }) => setAddress({ search: target.value, tab: all }, 'replace')}
        />
      </Bar>
      <TabList
        label={words.categories}
        names={tabs.map(({ label }) => label)}
        chosen={tab}
        onChoose={setTab}
      />
      {tabs.map(({ label }) => (
        <div
          key={label}
          role="tabpanel"
          id={`panel-${label}`}
          aria-labelledby={`tab-${label}`}
          hidden={label !== tab}
        >
          {label === request ? (
            <Request>
              <div>
                <h3>{props.requestHeading}</h3>
                <p>{props.requestIntro}</p>
              </div>
              <PageForm form="service" options={{ services: services.map(({ title }) => title) }} />
            </Request>
          ) : label === tab ? (
            <>
              <p role="status">
                {isSearching && <strong>{fillIn(words.found, { count: String(found.length) })}</strong>}
              </p>
              {isSearching && found.length === 0 && <p>{fillIn(words.none, { words: search.trim() })}</p>}
              {isSearching || label !== all ? cards(isSearching ? found : servicesOf(label)) : grouped()}
            </>
          ) : null}
        </div>
      ))}
    </Band>
  )
}

const Bar = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  align-items: end;
  margin-bottom: ${space[7]};
  ${media.narrow} {
    margin-bottom: ${space[4]};
  }
  ${media.desktop} {
    grid-template-columns: 1fr 320px;
  }
  p {
    margin-top: ${space[4]};
    max-width: 56ch;
    color: ${color.inkSoft};
  }
  input {
    min-height: 50px;
    padding: 0 ${space[5]};
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.white};
  }
`

/** On a desktop in two columns; a group's picture takes the place of so many rows that both columns end on one line. */
const Cards = styled.ul`
  &:empty {
    display: none;
  }
  ${media.belowDesktop} {
    border-bottom: 1px solid ${color.line};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space[8]};
  }
`

const Group = styled.section`
  & + & {
    margin-top: ${space[6]};
  }
  ${media.desktop} {
    & + & {
      margin-top: ${space[9]};
    }
  }
`

const GroupTitle = styled.p`
  padding: ${space[3]} 0 ${space[4]};
  font: ${size.h3} / 1.1 ${font.heading};
  ${media.desktop} {
    padding: 0 0 ${space[5]};
    font-size: 32px;
  }
`

const GroupPhoto = styled.li<{ $count: number }>`
  /* Its edge is the line above the first row. */
  ${media.belowDesktop} {
    margin-bottom: ${space[3]};
    & + li {
      border-top: 0;
    }
    img {
      display: block;
      height: 320px;
    }
  }
  ${media.narrow} {
    margin-inline: -${layout.gutterPhone};
    img {
      height: auto;
      aspect-ratio: 3 / 2;
    }
  }
  ${media.desktop} {
    position: relative;
    grid-row: span ${({ $count }) => ($count % 2 === 0 ? 4 : 3)};
    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
`

const Request = styled.div`
  display: grid;
  gap: ${space[7]} ${space[9]};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  p {
    margin-top: ${space[4]};
    max-width: 44ch;
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment ServiceCatalogueSection on ServiceCatalogueSection {
    id
    heading
    intro
    searchPlaceholder
    cardHint
    requestHeading
    requestIntro
    tabs {
      label
      categories
    }
    services {
      slug
      title
      description
      icon
      fault
      category
    }
    groups {
      title
      categories
      picture {
        ...MediumPicture
      }
    }
  }
`
