import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { ServiceDrawing } from '@/components/ui/service-drawing'
import { Unbroken } from '@/components/ui/unbroken'
import { leadsOn } from '@/theme/leads-on'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'

interface RelatedServicesProps {
  services: Queries.ServiceDetailFragment['relatedServices']
}

/** Services that are often done together, each with its drawing. */
export function RelatedServices({ services }: RelatedServicesProps) {
  return (
    <Related>
      {services.map(({ slug, title, icon, fault }) => (
        <li key={slug}>
          <SiteLink to={`/services/${slug}`}>
            <ServiceDrawing name={icon} />
            <strong>
              <Unbroken text={title} />
            </strong>
            <span>{fault}</span>
          </SiteLink>
        </li>
      ))}
    </Related>
  )
}

const Related = styled.ul`
  display: grid;
  gap: ${space[6]};
  margin-bottom: ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  a {
    display: grid;
    gap: ${space[1]} ${space[5]};
    text-decoration: none;
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }
  svg {
    width: 100%;
    height: auto;
    stroke-width: 1.7;
    margin-bottom: ${space[4]};
  }
  strong {
    font: 400 ${size.h3} / 1.15 ${font.heading};
    ${leadsOn}
  }
  a > span {
    color: ${color.inkSoft};
    text-wrap: balance;
  }
  ${media.phone} {
    gap: ${space[5]};
    a {
      grid-template-columns: 130px minmax(0, 1fr);
      grid-template-rows: auto 1fr;
    }
    svg {
      grid-row: span 2;
      stroke-width: 2.2;
      margin: 0;
    }
    strong {
      font-size: 19px;
    }
    a > span {
      font-size: ${size.small};
      line-height: 1.4;
    }
  }
`
