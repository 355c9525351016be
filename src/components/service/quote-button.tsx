import type { MouseEvent } from 'react'
import words from '@data/wording/service-pages.json'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { track } from '@/lib/analytics'
import { dialogButton, useOpenDialog } from '@/lib/dialogs'

/** Opens the quote popup with a service preselected. */
export function QuoteButton({ title, variant = 'cta' }: { title: string; variant?: ButtonVariant }) {
  const openDialog = useOpenDialog()
  function ask(event: MouseEvent) {
    event.preventDefault()
    track('quote_request', title, { source: 'service_page', service_type: title })
    openDialog('quote', { service: title })
  }
  return (
    <Button {...dialogButton('quote', title)} $variant={variant} onClick={ask}>
      {words.quote}
    </Button>
  )
}
