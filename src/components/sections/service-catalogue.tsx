import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { Band } from '@/components/ui/container'
import { ServiceCard } from '@/components/ui/service-card'
import { TabList } from '@/components/ui/tab-list'
import { PageForm } from '@/features/lead-form/page-form'
import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import { useOpenDialog } from '@/lib/dialogs'
import { fillIn } from '@/lib/fill-in'
import { searchServices } from '@/lib/search-services'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** All services under tabs, with a search, and the form that requests one. */
export function ServiceCatalogueSection(props: Queries.ServiceCatalogueSectionFragment) {
  const { id, heading, intro, searchPlaceholder, cardHint, tabs, services, categories } = props
  const all = tabs[0]?.label ?? ''
  // After the first, which has them all, the one that has no services of its own.
  const request = tabs.slice(1).find(({ categories: own }) => !own?.length)?.label
  const [address, setAddress] = useAddressState({ tab: all, search: '' })
  const tab = tabs.some(({ label }) => label === address.tab) ? address.tab : all
  // The search belongs to All: every other tab shows its category and nothing else.
  const search = tab === all ? address.search : ''
  const setTab = (label: string) => setAddress({ tab: label, search: label === all ? search : '' }, 'push')
  const openDialog = useOpenDialog()
  const badges = new Map(categories.map(({ name, badge }) => [name, badge]))

  function ask(service: string) {
    track('quote_request', service, { source: 'services_catalogue', service_type: service })
    openDialog('quote', { service })
  }

  function servicesOf(label: string) {
    const wanted = tabs.find((entry) => entry.label === label)?.categories ?? []
    return wanted.length === 0 ? services : services.filter(({ category }) => wanted.includes(category))
  }

  function cards(shown: typeof services) {
    return (
      <Cards>
        {shown.map((service) => (
          <ServiceCard
            key={service.slug}
            service={service}
            badge={badges.get(service.category) ?? 'default'}
            hint={cardHint}
            onQuote={() => ask(service.title)}
          />
        ))}
      </Cards>
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
              {cards(isSearching ? found : servicesOf(label))}
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

/* The first card has a row of its own where the last row would otherwise have places empty; below a desktop's width cards are rows. */
const Cards = styled.ul`
  --gap: ${space[5]};
  display: grid;
  gap: 0 ${space[7]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.belowDesktop} {
    border-top: 1px solid ${color.line};
    > :first-child:nth-last-child(2n + 1) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    --gap: ${space[6]};
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[8]} ${space[6]};
    margin-top: ${space[4]};
    > :first-child:nth-last-child(4n + 1) {
      --across: repeat(2, minmax(0, 1fr));
      --words: center;
      --words-end: 0;
      --heading: ${size.h2};
      grid-column: 1 / -1;
    }
  }
`

const Request = styled.div`
  display: grid;
  gap: ${space[7]} ${space[9]};
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
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
    categories {
      name
      badge
    }
  }
`
