import { memo } from 'react'
import styled from 'styled-components'
import { Picture } from '@/components/ui/picture'
import { ServiceCard } from '@/components/ui/service-card'
import { track } from '@/lib/analytics'
import { useOpenDialog } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'

type Services = Queries.ServiceCatalogueSectionFragment['services']
type Groups = Queries.ServiceCatalogueSectionFragment['groups']

interface ServiceRowsProps {
  services: Services
  /** What a press on a row does, in words. */
  hint: string
}

/** Services as rows, each of which opens the quote popup. Drawn again only when other services are given. */
export const ServiceRows = memo(function ServiceRows(props: ServiceRowsProps) {
  return (
    <Rows>
      <Cards {...props} />
    </Rows>
  )
})

/** All services, each group with its picture in the first place; what no group takes in comes last. */
export const ServiceGroups = memo(function ServiceGroups({
  groups,
  services,
  hint,
}: ServiceRowsProps & { groups: Groups }) {
  const ofGroup = (group: Groups[number]) =>
    services.filter(({ category }) => group.categories.includes(category))
  const taken = groups.flatMap((group) => group.categories)
  return (
    <>
      {groups.map((group) => (
        <Group key={group.title} aria-label={group.title}>
          <GroupTitle>{group.title}</GroupTitle>
          <Rows $count={ofGroup(group).length}>
            <GroupPhoto aria-hidden="true">
              <Picture
                picture={group.picture}
                sizes="(max-width: 767px) 88vw, (max-width: 1079px) 100vw, 960px"
                position="50% 80%"
              />
            </GroupPhoto>
            <Cards services={ofGroup(group)} hint={hint} />
          </Rows>
        </Group>
      ))}
      <ServiceRows services={services.filter(({ category }) => !taken.includes(category))} hint={hint} />
    </>
  )
})

function Cards({ services, hint }: ServiceRowsProps) {
  const openDialog = useOpenDialog()
  function ask(service: string) {
    track('quote_request', service, { source: 'services_catalogue', service_type: service })
    openDialog('quote', { service })
  }
  return services.map((service) => (
    <ServiceCard key={service.slug} service={service} hint={hint} onQuote={() => ask(service.title)} />
  ))
}

/** On a desktop in two columns; a group's picture is one of them, as high as all of its rows: few have room. */
const Rows = styled.ul<{ $count?: number }>`
  &:empty {
    display: none;
  }
  ${media.belowDesktop} {
    border-bottom: 1px solid ${color.line};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $count }) => $count && `grid-template-rows: repeat(${$count}, auto);`}
    column-gap: ${space[8]};
  }
`

const Group = styled.section`
  & + & {
    margin-top: ${space[6]};
  }
  ${media.desktop} {
    padding-top: ${space[4]};
    & + & {
      margin-top: ${space[9]};
      padding-top: 0;
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

const GroupPhoto = styled.li`
  /* Its edge is the line above the first row. */
  ${media.belowDesktop} {
    margin-bottom: ${space[3]};
    & + li {
      border-top: 0;
    }
    img {
      display: block;
      height: 280px;
    }
  }
  ${media.narrow} {
    img {
      height: auto;
      aspect-ratio: 3 / 2;
    }
  }
  ${media.desktop} {
    grid-row: 1 / -1;
    /* Less would be a strip. */
    min-height: 344px;
    & ~ li {
      grid-column: 2;
    }
    /* It begins and ends with them. */
    img {
      display: block;
      height: 0;
      min-height: 100%;
    }
  }
`
