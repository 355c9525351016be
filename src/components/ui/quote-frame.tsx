import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import words from '@data/wording/frame.json'
import { track } from '@/lib/analytics'
import { EMBED_EVENT } from '@/lib/embed-event'
import { color, layout } from '@/theme/tokens'

const FORM_URL = process.env.GATSBY_QUOTE_FORM_URL || '/embed/quote-form'
const SCRIPT_URL = process.env.GATSBY_QUOTE_FORM_SCRIPT_URL || '/embed/form-embed.js'

/** Height of the embedded quote form, in pixels: specification, section 9. */
const FRAME_HEIGHT = 913

const NAME = 'embedded_quote_form'

/** The embedded quote form. The form host's script is on the page only while the section is in view. */
export function QuoteFrame() {
  const frame = useRef<HTMLIFrameElement>(null)
  // Its script comes and goes with it: src/lib/watch-embeds.ts.
  useEffect(() => {
    frame.current?.dispatchEvent(new Event(EMBED_EVENT, { bubbles: true }))
  }, [])
  useEffect(() => {
    const frameWindow = frame.current?.contentWindow
    const report = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frameWindow || !isEnquirySent(data)) return
      track('form_submit', NAME, { form_name: NAME, service_type: data.service })
    }
    window.addEventListener('message', report)
    return () => window.removeEventListener('message', report)
  }, [])
  return (
    <Frame
      ref={frame}
      src={FORM_URL}
      title={words.quoteForm}
      loading="lazy"
      height={FRAME_HEIGHT}
      data-embed={SCRIPT_URL}
    />
  )
}

/** The message that the embedded form posts once an enquiry is stored: src/features/lead-form/report-enquiry.ts. */
function isEnquirySent(data: unknown): data is { type: 'enquiry-sent'; service: string } {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'enquiry-sent'
}

const Frame = styled.iframe`
  width: 100%;
  border: 0;
  border-radius: ${layout.radius};
  background: ${color.white};
`
