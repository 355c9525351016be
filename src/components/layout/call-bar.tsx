import styled from 'styled-components'
import words from '@data/wording/frame.json'
import { ActionLink } from '@/components/ui/action-link'
import { useNavigation } from '@/hooks/use-navigation'
import { chatFolds } from '@/theme/chat-folds'
import { media } from '@/theme/media'
import { color, layer, layout, space } from '@/theme/tokens'

/**
 * The phone's bar at the foot of the screen: Call, and Get Free Quote. The page that has the form leaves out the one; a page whose
 * first screen asks by a button of its own leaves it to that.
 */
export function CallBar() {
  const { quote } = useNavigation()
  return (
    <Bar aria-label="Quick contact" data-source="call_bar">
      <ActionLink action={{ label: words.call, to: 'call:' }} variant="outline" size="sm" />
      <ActionLink action={quote} variant="cta" size="sm" />
    </Bar>
  )
}

const Bar = styled.aside`
  display: none;
  ${media.narrow} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.callBar};
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: ${space[3]};
    min-height: ${layout.callBar};
    padding: ${space[3]} ${space[4]};
    background: ${color.chalk};
    border-top: 1px solid ${color.line};
    /* Room for the chat's button, once its card has been closed or has folded away. */
    html:is([data-chat='closed'], ${chatFolds}:not([data-chat='open'])) & {
      padding-right: calc(${layout.callBarEnd} + ${space[4]} + ${space[3]});
    }
    html:is([data-page-form-here], [data-page-ask-here]:not([data-below])) & {
      grid-template-columns: 1fr;
      > :last-child {
        display: none;
      }
    }
    /* The page lays its own button there: bar-button.tsx. */
    html[data-page-order] & > :last-child {
      visibility: hidden;
    }
    /* Who needs help now rings. */
    html[data-page-emergency='page'] & {
      grid-template-columns: 1fr 1fr;
      > :first-child {
        background: ${color.brick};
        color: ${color.white};
        box-shadow: none;
      }
      > :last-child {
        background: transparent;
        color: inherit;
        box-shadow: inset 0 0 0 1.5px currentColor;
      }
    }
  }
  @media print {
    display: none;
  }
`
