import { useDeferredValue, useMemo } from 'react'
import { graphql } from 'gatsby'
import styled from 'styled-components'
import words from '@data/wording/service-pages.json'
import { Band } from '@/components/ui/container'
import { TabList } from '@/components/ui/tab-list'
import { PageForm } from '@/features/lead-form/page-form'
import { useAddressState } from '@/hooks/use-address-state'
import { fillIn } from '@/lib/fill-in'
import { searchServices } from '@/lib/search-services'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'
import { ServiceGroups, ServiceRows } from './service-list'

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
  // The letter and the tab are drawn first; the list, which is long, follows them.
  const searched = useDeferredValue(search)
  const open = useDeferredValue(tab)
  const isSearching = searched.trim() !== ''
  const rows = useMemo(() => {
    if (open === all) return searchServices(services, searched)
    const wanted = tabs.find((entry) => entry.label === open)?.categories ?? []
    return services.filter(({ category }) => wanted.includes(category))
  }, [services, tabs, all, open, searched])

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
        <Panel
          key={label}
          role="tabpanel"
          id={`panel-${label}`}
          aria-labelledby={`tab-${label}`}
          hidden={label !== open}
        >
          {label === request ? (
            <Request>
              <div>
                <h3>{props.requestHeading}</h3>
                <p>{props.requestIntro}</p>
              </div>
              <PageForm form="service" options={{ services: services.map(({ title }) => title) }} />
            </Request>
          ) : label === open ? (
            <>
              <p role="status">
                {isSearching && <strong>{fillIn(words.found, { count: String(rows.length) })}</strong>}
              </p>
              {isSearching && rows.length === 0 && <p>{fillIn(words.none, { words: searched.trim() })}</p>}
              {isSearching || label !== all ? (
                <ServiceRows services={rows} hint={cardHint} />
              ) : (
                <ServiceGroups groups={groups} services={services} hint={cardHint} />
              )}
            </>
          ) : null}
        </Panel>
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
    @media (scripting: none) {
      display: none;
    }
  }
`

/** Without script all services are listed, and the form that requests one stands below them. */
const Panel = styled.div`
  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
    & + &:has(form) {
      margin-top: ${space[8]};
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
