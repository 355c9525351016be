import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { Unbroken } from '@/components/ui/unbroken'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'

interface RelatedServicesProps {
  services: Queries.ServiceDetailFragment['relatedServices']
}

/** Services that are often done together as rows: what is wrong, and the service that puts it right. */
export function RelatedServices({ services }: RelatedServicesProps) {
  return (
    <Rows>
      {services.map(({ slug, title, fault }) => (
        <li key={slug}>
          <SiteLink to={`/services/${slug}`}>
            <strong>
              <Unbroken text={title} />
            </strong>
            <span>{fault}</span>
          </SiteLink>
        </li>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  border-bottom: 1px solid ${color.line};
  li {
    border-top: 1px solid ${color.line};
  }
  a {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[5]};
    text-decoration: none;
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
  strong {
    font: 400 ${size.h3} / 1.2 ${font.heading};
    text-wrap: balance;
    ${leadsOn}
  }
  span {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    strong {
      font-size: 19px;
    }
    span {
      font-size: ${size.small};
    }
  }
`
