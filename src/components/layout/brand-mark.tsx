import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { useCompany } from '@/hooks/use-company'
import { color, font } from '@/theme/tokens'

/** The firm's name beside a window of four panes; leads home. */
export function BrandMark() {
  const { brand, shortBrand } = useCompany()
  return (
    <Mark to="/" aria-label={`${brand}, home`}>
      <svg viewBox="0 0 26 30" width="26" height="30" aria-hidden="true">
        <path d="M1 1h24v28H1zM13 1v28M1 14h24" fill="none" stroke={color.brick} strokeWidth="2" />
      </svg>
      {shortBrand}
    </Mark>
  )
}

const Mark = styled(SiteLink)`
  display: flex;
  align-items: center;
  gap: 11px;
  min-height: 44px;
  font: 400 23px/1 ${font.heading};
  letter-spacing: -0.01em;
  text-decoration: none;
`
