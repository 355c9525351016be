import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { dismissToast, showToast, type Toast } from '@/components/ui/toast'
import { SUBMIT_LABELS } from '@/contracts/form-fields'
import { reference } from '@/contracts/lead'
import { finishMessage } from '@/lib/chosen-finish'
import { ThankYouDialog } from './dialogs'
import { LeadForm, type LeadFormProps } from './lead-form'
import { reportFailed, reportSent } from './report-enquiry'
import { DELAYED, NOT_SENT } from './toasts'

export interface PageFormBodyProps {
  form: 'service' | 'order' | 'quote'
  options?: LeadFormProps['options']
  initial?: LeadFormProps['initial']
  chosen?: LeadFormProps['chosen']
  typed?: LeadFormProps['typed']
}

/** The embedded quote form has words of its own. */
const LABELS = {
  service: { submit: SUBMIT_LABELS.service, submitting: 'Sending...' },
  quote: { submit: 'Get My Free Quote', submitting: 'Sending...' },
  order: { submit: SUBMIT_LABELS.order, submitting: 'Submitting Your Request...' },
}

const FAILURES: Record<PageFormBodyProps['form'], Toast> = {
  order: {
    description: 'Sorry, there was an error submitting your enquiry. Please try again.',
    variant: 'destructive',
  },
  service: NOT_SENT,
  quote: NOT_SENT,
}

const MISSING: Toast = {
  title: 'Missing Information',
  description: 'Please fill in all required fields',
  variant: 'destructive',
}

/** The form itself, and the dialog that confirms it. */
export default function PageFormBody({ form, options, initial, chosen, typed }: PageFormBodyProps) {
  const [sentId, setSentId] = useState<string>()
  const close = () => setSentId(undefined)
  return (
    <>
      <LeadForm
        form={form}
        draftName={`page-${form}`}
        submitLabel={LABELS[form].submit}
        submittingLabel={LABELS[form].submitting}
        options={options}
        initial={form === 'quote' ? { message: finishMessage() ?? '', ...initial } : initial}
        chosen={chosen}
        typed={typed}
        onSent={(id, values) => {
          dismissToast()
          setSentId(id)
          reportSent(form === 'quote' ? 'embedded' : form, values)
        }}
        onFailed={(status) => {
          showToast(FAILURES[form])
          reportFailed(form === 'quote' ? 'embedded' : form, status)
        }}
        onMissing={() => form !== 'order' && showToast(MISSING)}
        onDelayed={() => showToast(DELAYED)}
      />
      {sentId && form !== 'order' && <ThankYouDialog id={sentId} onClose={close} />}
      {sentId && form === 'order' && <OrderSentDialog id={sentId} onClose={close} />}
    </>
  )
}

function OrderSentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Dialog title="Your offer is reserved" onClose={onClose}>
      <p>
        We have your request, and nothing is to pay until you have spoken to us. We will call to arrange the
        free survey. Your reference is <strong>{reference(id)}</strong>.
      </p>
      <p>
        <Button type="button" $variant="cta" onClick={onClose}>
          Close
        </Button>
      </p>
    </Dialog>
  )
}
