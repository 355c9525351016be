import { useState } from 'react'
import words from '@data/wording/forms.json'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Sentence } from '@/components/ui/sentence'
import { dismissToast, showToast, type Toast } from '@/components/ui/toast'
import { reference } from '@/contracts/lead'
import { ThankYouDialog } from './dialogs'
import { chosenMessage } from './chosen-message'
import { SUBMIT_LABELS } from './form-groups'
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
  service: { submit: SUBMIT_LABELS.service, submitting: words.sending },
  quote: { submit: SUBMIT_LABELS.embedded, submitting: words.sending },
  order: { submit: SUBMIT_LABELS.order, submitting: words.sendingOrder },
}

const FAILURES: Record<PageFormBodyProps['form'], Toast> = {
  order: {
    description: words.orderFailed,
    variant: 'destructive',
  },
  service: NOT_SENT,
  quote: NOT_SENT,
}

const MISSING: Toast = {
  title: words.missing,
  description: words.missingFields,
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
        initial={form === 'quote' ? { message: chosenMessage() ?? '', ...initial } : initial}
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
    <Dialog title={words.orderThanksTitle} onClose={onClose}>
      <p>
        <Sentence text={words.orderThanks} values={{ reference: <strong>{reference(id)}</strong> }} />
      </p>
      <p>
        <Button type="button" $variant="cta" onClick={onClose}>
          {words.orderThanksClose}
        </Button>
      </p>
    </Dialog>
  )
}
