import { useState } from 'react'
import { SiteLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { dismissToast, showToast } from '@/components/ui/toast'
import { SUBMIT_LABELS } from '@/contracts/form-fields'
import { reference } from '@/contracts/lead'
import type { DialogName, OpenDialogOptions } from '@/lib/dialogs'
import { LeadForm } from './lead-form'
import { reportFailed, reportSent, type ReportedForm } from './report-enquiry'
import { DELAYED, NOT_SENT } from './toasts'

export interface LeadDialogProps extends OpenDialogOptions {
  name: DialogName
  /** Titles of all services, for the quote popup's choice. */
  services: readonly string[]
  onClose: () => void
}

/** The dialog of that name; after a successful enquiry the thank-you dialog, or for a brochure a toast. */
export default function LeadDialog({ name, services, service, message, onClose }: LeadDialogProps) {
  const [sentId, setSentId] = useState<string>()
  function confirm(form: ReportedForm, id: string, values: Record<string, string>) {
    dismissToast()
    setSentId(id)
    reportSent(form, values, Boolean(service))
  }
  if (sentId) return <ThankYouDialog id={sentId} onClose={onClose} />

  if (name === 'brochure') {
    return (
      <Dialog
        title="Request a brochure"
        intro="Tell us where to send it. The brochure is e-mailed within minutes."
        onClose={onClose}
      >
        <LeadForm
          form="brochure"
          submitLabel={SUBMIT_LABELS.brochure}
          submittingLabel="Sending..."
          onSent={(id, values) => {
            showToast({
              title: 'Brochure Request Submitted',
              description: "We'll email your brochure shortly. Thank you for your interest!",
              note: `Your reference: ${reference(id)}`,
            })
            reportSent('brochure', values)
            onClose()
          }}
          onFailed={() => {
            showToast({
              title: 'Error',
              description: 'There was a problem submitting your request. Please try again.',
              variant: 'destructive',
            })
            reportFailed('brochure')
          }}
          onDelayed={() => showToast(DELAYED)}
        />
        <p>
          Or <SiteLink to="brochure:/doors/comp-door">open the PDF now</SiteLink>.
        </p>
      </Dialog>
    )
  }

  function failed(form: ReportedForm) {
    showToast(NOT_SENT)
    reportFailed(form)
  }
  if (name === 'expert') {
    return (
      <Dialog
        title="Contact an Expert"
        intro="Ask about either collection; we answer in person."
        onClose={onClose}
      >
        <LeadForm
          form="expert"
          submitLabel={SUBMIT_LABELS.expert}
          submittingLabel="Sending..."
          onSent={(id, values) => confirm('expert', id, values)}
          onFailed={() => failed('expert')}
        />
      </Dialog>
    )
  }
  return (
    <Dialog
      title="Get a quote"
      intro="Free, and without obligation. Fields marked * are required."
      onClose={onClose}
    >
      <LeadForm
        form="quote"
        submitLabel={SUBMIT_LABELS.quote}
        submittingLabel="Sending..."
        initial={{ service: service ?? '', message: message ?? '' }}
        options={{ services }}
        onSent={(id, values) => confirm('popup', id, values)}
        onFailed={() => failed('popup')}
        onMissing={() =>
          showToast({
            title: 'Missing Information',
            description: 'Please fill in your name and email address.',
            variant: 'destructive',
          })
        }
      >
        <Button type="button" $variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </LeadForm>
    </Dialog>
  )
}

/** Confirms an enquiry, with the reference that the firm also receives. */
export function ThankYouDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title="Thank you" onClose={onClose}>
      <p>
        One of our experts will call you back within 24 hours, and an e-mail confirmation will reach you
        shortly. Your reference is <strong>{reference(id)}</strong>.
      </p>
      <p>
        <Button type="button" $variant="cta" onClick={onClose}>
          Got It
        </Button>
      </p>
    </Dialog>
  )
}
