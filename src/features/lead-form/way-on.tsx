import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { useCompany } from '@/hooks/use-company'
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
      <strong>Your details are still here</strong>
      <p>
        {isOffline
          ? 'Your device is offline. Send the form again once it is connected, or reach us another way.'
          : 'We could not be reached just now. Send the form again in a moment, or reach us another way.'}
      </p>
      <ButtonRow>
        <ButtonLink to="call:" $variant="outline" $size="sm">
          Call {phone}
        </ButtonLink>
        <ButtonLink
          to={whatsappUrl(whatsappNumber, whatsappMessage(shortBrand, values))}
          $variant="outline"
          $size="sm"
        >
          Write on WhatsApp
        </ButtonLink>
      </ButtonRow>
    </Plate>
  )
}

/** Says who writes and about what; e-mail, phone and the message stay in the form, for the visitor to add if they wish. */
function whatsappMessage(brand: string, values: Record<string, string>) {
  const name = values.name || [values.firstName, values.lastName].filter(Boolean).join(' ')
  const choice = values.service || [values.preferredStyle, values.preferredColor].filter(Boolean).join(' in ')
  return [
    `Hello ${brand}${name ? `, this is ${name}` : ''}.`,
    choice && `I am interested in: ${choice}.`,
    'The form on your website could not be sent.',
  ]
    .filter(Boolean)
    .join(' ')
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
