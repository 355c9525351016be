import { SiteLink } from './action-link'

interface LinkGroupsProps {
  groups: readonly {
    readonly title: string
    readonly links: readonly { readonly label: string; readonly to: string }[]
  }[]
  heading: 'h2' | 'h3'
}

/** Lists of links, each under its heading; whoever shows them lays them out. */
export function LinkGroups({ groups, heading: Heading }: LinkGroupsProps) {
  return groups.map(({ title, links }) => (
    <div key={title}>
      <Heading>{title}</Heading>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
