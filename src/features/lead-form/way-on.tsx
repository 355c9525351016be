import styled from 'styled-components'
import words from '@data/wording/forms.json'
import frame from '@data/wording/frame.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { useCompany } from '@/hooks/use-company'
import { fillIn } from '@/lib/fill-in'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { color, layout, size, space } from '@/theme/tokens'

interface WayOnProps {
  values: Record<string, string>
  isOffline: boolean
}

/** After a failure: says that nothing typed is lost, and offers phone and WhatsApp. */
export function WayOn({ values, isOffline }: WayOnProps) {
  const { phone, whatsappNumber, shortBrand } = useCompany()
  return (
    <Plate>
      <strong>{words.kept}</strong>
      <p>{isOffline ? words.keptOffline : words.keptUnreachable}</p>
      <ButtonRow>
        <ButtonLink to="call:" $variant="outline" $size="sm">
          {frame.call} {phone}
        </ButtonLink>
        <ButtonLink
          to={whatsappUrl(whatsappNumber, whatsappMessage(shortBrand, values))}
          $variant="outline"
          $size="sm"
        >
          {words.whatsapp}
        </ButtonLink>
      </ButtonRow>
    </Plate>
  )
}

/** Says who writes and about what; e-mail, phone and the message stay in the form, for the visitor to add if they wish. */
function whatsappMessage(brand: string, values: Record<string, string>) {
  const name = values.name || [values.firstName, values.lastName].filter(Boolean).join(' ')
  const choice = values.service || [values.preferredStyle, values.preferredColor].filter(Boolean).join(' in ')
  const text = [
    name ? words.whatsappNamedGreeting : words.whatsappGreeting,
    choice && words.whatsappChoice,
    words.whatsappReason,
  ]
  return fillIn(text.filter(Boolean).join(' '), { shortBrand: brand, name, choice })
}

const Plate = styled.div`
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${layout.radius};
  background: ${color.white};
  strong {
    font-size: ${size.lead};
    line-height: 1.2;
  }
  p {
    margin-block: ${space[3]} ${space[5]};
  }
`
