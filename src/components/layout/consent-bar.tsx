import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import words from '@data/wording/consent.json'
import { SiteLink } from '@/components/ui/action-link'
import { Button, ButtonRow } from '@/components/ui/button'
import { useMarkedPage } from '@/hooks/use-marked-page'
import { rememberConsent } from '@/lib/consent'
import { startAnalytics, stopAnalytics } from '@/lib/google-tag'
import { media } from '@/theme/media'
import { color, layer, layout, shadow, size, space } from '@/theme/tokens'

interface ConsentBarProps {
  /** Opened by the visitor, so that it takes the focus. */
  isAskedFor: boolean
  onClose: () => void
}

/** Asks for consent to analytics. Both answers look alike; until one is given, nothing is loaded. */
export default function ConsentBar({ isAskedFor, onClose }: ConsentBarProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useMarkedPage()
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  function answer(consent: 'granted' | 'denied') {
    rememberConsent(consent)
    if (consent === 'granted') startAnalytics()
    else stopAnalytics()
    onClose()
  }
  return (
    <Bar role="region" aria-labelledby="consent-heading" data-source="consent_bar" data-consent="">
      <h2 id="consent-heading" ref={heading} tabIndex={-1}>
        {words.question}
      </h2>
      <p>
        {words.text} <SiteLink to="/cookies">{words.more}</SiteLink>
      </p>
      <ButtonRow>
        <Button type="button" $size="sm" onClick={() => answer('denied')}>
          {words.decline}
        </Button>
        <Button type="button" $size="sm" onClick={() => answer('granted')}>
          {words.accept}
        </Button>
      </ButtonRow>
    </Bar>
  )
}

const Bar = styled.aside`
  position: fixed;
  inset: auto auto ${space[5]} ${space[5]};
  z-index: ${layer.consent};
  width: min(430px, calc(100vw - 2 * ${space[5]}));
  padding: ${space[5]} ${space[6]} ${space[6]};
  border-radius: ${layout.radius};
  background: ${color.chalk};
  box-shadow: ${shadow};
  font-size: ${size.small};
  h2 {
    font-size: ${size.lead};
    &:focus-visible {
      outline-offset: 4px;
    }
  }
  p {
    margin-block: ${space[3]} ${space[5]};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  button {
    flex: 1 1 0;
  }
  /* Above the phone's bar with Call and Get Free Quote. */
  ${media.narrow} {
    inset: auto 0 ${layout.callBar};
    width: auto;
    padding: ${space[5]};
    border-radius: 0;
    border-bottom: 1px solid ${color.line};
  }
`
