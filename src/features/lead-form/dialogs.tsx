import { useState } from 'react'
import words from '@data/wording/forms.json'
import { SiteLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Sentence } from '@/components/ui/sentence'
import { dismissToast, showToast } from '@/components/ui/toast'
import { reference } from '@/contracts/lead'
import type { DialogName, OpenDialogOptions } from '@/lib/dialogs'
import { fillIn } from '@/lib/fill-in'
import { chosenMessage } from './chosen-message'
import { SUBMIT_LABELS } from './form-groups'
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
      <Dialog title={words.brochureTitle} intro={words.brochureIntro} onClose={onClose}>
        <LeadForm
          form="brochure"
          submitLabel={SUBMIT_LABELS.brochure}
          submittingLabel={words.sending}
          onSent={(id, values) => {
            showToast({
              title: words.brochureSent,
              description: words.brochureSentText,
              note: fillIn(words.reference, { reference: reference(id) }),
            })
            reportSent('brochure', values)
            onClose()
          }}
          onFailed={() => {
            showToast({
              title: words.brochureFailed,
              description: words.brochureFailedText,
              variant: 'destructive',
            })
            reportFailed('brochure')
          }}
          onDelayed={() => showToast(DELAYED)}
        />
        <p>
          <Sentence
            text={words.orPdf}
            values={{ link: <SiteLink to="brochure:/doors/comp-door">{words.orPdfLink}</SiteLink> }}
          />
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
      <Dialog title={words.expertTitle} intro={words.expertIntro} onClose={onClose}>
        <LeadForm
          form="expert"
          submitLabel={SUBMIT_LABELS.expert}
          submittingLabel={words.sending}
          onSent={(id, values) => confirm('expert', id, values)}
          onFailed={() => failed('expert')}
        />
      </Dialog>
    )
  }
  return (
    <Dialog title={words.quoteTitle} intro={words.quoteIntro} onClose={onClose}>
      <LeadForm
        form="quote"
        submitLabel={SUBMIT_LABELS.quote}
        submittingLabel={words.sending}
        initial={{
          service: service ?? '',
          message: message ?? (name === 'quote' ? chosenMessage() : undefined) ?? '',
        }}
        options={{ services }}
        onSent={(id, values) => confirm('popup', id, values)}
        onFailed={() => failed('popup')}
        onMissing={() =>
          showToast({
            title: words.missing,
            description: words.missingContact,
            variant: 'destructive',
          })
        }
      >
        <Button type="button" $variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
      </LeadForm>
    </Dialog>
  )
}

/** Confirms an enquiry, with the reference that the firm also receives. */
export function ThankYouDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title={words.thanksTitle} onClose={onClose}>
      <p>
        <Sentence text={words.thanks} values={{ reference: <strong>{reference(id)}</strong> }} />
      </p>
      <p>
        <Button type="button" $variant="cta" onClick={onClose}>
          {words.thanksClose}
        </Button>
      </p>
    </Dialog>
  )
}
