import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/action-link'
import { media } from '@/theme/media'
import { layer, layout, space } from '@/theme/tokens'

/** The order button in the phone's call bar, in the place of its quote button, once the offer's first screen has gone. */
export function BarButton({ label }: { label: string }) {
  return (
    <Place data-order="">
      <ButtonLink to="#order-form" $variant="cta" $size="sm">
        {label}
      </ButtonLink>
    </Place>
  )
}

/** The bar has a third of its width for Call, and at its end the chat's button. */
const Place = styled.div`
  display: none;
  ${media.narrow} {
    --end: calc(${layout.callBarEnd} + ${space[4]} + ${space[3]});
    position: fixed;
    right: var(--end);
    bottom: ${space[3]};
    left: calc(${space[4]} + ${space[3]} + (100% - ${space[4]} - ${space[3]} - var(--end)) / 3);
    z-index: ${layer.callBar};
    > * {
      width: 100%;
      padding-inline: ${space[2]};
    }
    html[data-below] & {
      display: block;
    }
    html[data-chat='open'] & {
      --end: ${space[4]};
    }
  }
`
