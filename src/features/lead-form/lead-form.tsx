import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import words from '@data/wording/forms.json'
import { Button } from '@/components/ui/button'
import { Field, FieldGrid } from '@/components/ui/field'
import type { FormField } from '@/contracts/form-fields'
import { HONEYPOT_FIELD } from '@/contracts/honeypot'
import { MIN_ELAPSED_MS, type LeadForm as LeadFormName } from '@/contracts/lead'
import { dismissToast } from '@/components/ui/toast'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { Control } from './control'
import { DraftKeeper, readDraft, resumed } from './draft'
import { newEnquiryKey } from './enquiry-key'
import { FORM_GROUPS, LEAD_SCHEMAS } from './form-groups'
import { KeepDraft } from './keep-draft'
import { sendEnquiry } from './send-enquiry'
import { WayOn } from './way-on'

type Values = Record<string, string>

export interface LeadFormProps {
  form: LeadFormName
  submitLabel: string
  submittingLabel: string
  /** Name of the draft, where two forms of a kind can stand in one page. */
  draftName?: string
  /** Values that stand in the form at the start. */
  initial?: Values
  /** What the visitor typed before the form's script was there. */
  typed?: Values
  /** Values that the page chooses while the visitor goes on: a style picked in a gallery above. */
  chosen?: Values
  /** Options of the selects, by list name. */
  options?: Partial<Record<NonNullable<FormField['options']>, readonly string[]>>
  /** Source text of the record, where it is not the form's usual one. */
  source?: string
  onSent: (id: string, values: Values) => void
  /** The enquiry could not be sent; the visitor's words stay in the form. Called with the response's status, if there was one. */
  onFailed: (status?: number) => void
  /** The form was not sent because a required field is empty; a wrong one says what is wrong beside itself. */
  onMissing?: () => void
  /** The enquiry was confirmed to the visitor, and has not reached the server yet after all. */
  onDelayed?: () => void
  /** Further buttons beside the submit button. */
  children?: ReactNode
}

/** One of the firm's enquiry forms: asks, checks by the contract, sends once, keeps what was typed when it fails. */
export function LeadForm(props: LeadFormProps) {
  const { form, draftName = form, initial = {}, typed = {}, chosen, options = {}, source, children } = props
  const fields = FORM_GROUPS[form].flatMap((group) => group.fields)
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']))
  const idOf = (name: string) => `${form}-${name}`
  const [draft] = useState(() =>
    readDraft(
      draftName,
      fields.map(({ name }) => name),
    ),
  )
  const [keeper] = useState(() => new DraftKeeper(draftName))
  const [shownAt] = useState(() => Date.now() - draft.elapsed)
  const elapsed = () => Date.now() - shownAt
  // One key for one enquiry: a second click or a repeat after a lost answer stores nothing twice.
  const key = useRef<string>()
  const honeypot = useRef<HTMLInputElement>(null)
  const element = useRef<HTMLFormElement>(null)
  // Formik's own flag comes a moment too late for a second Enter.
  const isSending = useRef(false)
  const [isTried, setIsTried] = useState(false)
  // Counts refusals: each one brings the focus to the first wrong field, which is marked only after the next rendering.
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<{ isOffline: boolean }>()
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  async function send(values: Values, { resetForm, setErrors }: FormikHelpers<Values>) {
    key.current ??= newEnquiryKey()
    // The server throws away what was filled in faster than a person can. A person who was quicker still, with a browser
    // that fills in everything, waits for the rest of that second; a timer may be a millisecond early by the clock.
    do {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_ELAPSED_MS - elapsed())))
    } while (elapsed() < MIN_ELAPSED_MS)
    const extra = {
      ...(source ? { source } : {}),
      [HONEYPOT_FIELD]: honeypot.current?.value ?? '',
      elapsed: elapsed(),
    }
    setFailure(undefined)
    const result = await sendEnquiry(form, { ...values, ...extra }, key.current, props.onDelayed)
    if (result.isSent) {
      key.current = undefined
      keeper.clear()
      resetForm({ values: empty })
      setIsTried(false)
      // The button lost the focus while it was sent: from the dialog that confirms it the visitor comes back to the form.
      element.current?.focus({ preventScroll: true })
      props.onSent(result.id, values)
      return
    }
    if (Object.keys(result.fields).length > 0) {
      setErrors(result.fields)
      setRefusals((count) => count + 1)
    } else setFailure({ isOffline: !navigator.onLine })
    // A refused enquiry was not stored, and its corrected form is a new one.
    if (result.status === 400) key.current = undefined
    props.onFailed(result.status)
  }

  return (
    <Formik<Values>
      initialValues={{ ...empty, ...resumed(draft, initial), ...typed }}
      validationSchema={LEAD_SCHEMAS[form]}
      validateOnBlur={isTried}
      validateOnChange={isTried}
      onSubmit={send}
    >
      {({ values, errors, isSubmitting, handleChange, handleBlur, submitForm, validateForm }) => (
        <Form
          ref={element}
          tabIndex={-1}
          // Errors stand in our words beside their fields and are announced: the browser's own bubbles come one at a time,
          // in its language, and go after some seconds.
          noValidate
          // Without script the browser sends it by itself, and the function answers with a page.
          method="post"
          action={`/api/leads/${form}`}
          aria-busy={isSubmitting}
          onSubmit={(event) => {
            event.preventDefault()
            if (isSending.current) return
            isSending.current = true
            setIsTried(true)
            // What was said of the last try may hold no more.
            dismissToast()
            void validateForm()
              .then((found) => {
                if (Object.keys(found).length > 0) {
                  if (fields.some(({ name, isRequired }) => isRequired && !values[name]?.trim()))
                    props.onMissing?.()
                  setRefusals((count) => count + 1)
                }
                return submitForm()
              })
              .finally(() => {
                isSending.current = false
              })
          }}
        >
          <KeepDraft keeper={keeper} initial={initial} elapsed={elapsed} />
          {chosen && <TakeOver chosen={chosen} />}
          {FORM_GROUPS[form].map(({ legend, fields: groupFields }) => (
            <fieldset key={legend ?? 'fields'}>
              {legend && <legend>{legend}</legend>}
              <FieldGrid>
                {groupFields.map((field) => (
                  <Field
                    key={field.name}
                    id={idOf(field.name)}
                    label={field.label}
                    isRequired={field.isRequired}
                    isHalf={field.isHalf}
                    error={isTried ? errors[field.name] : undefined}
                  >
                    {(control) => (
                      <Control
                        {...control}
                        field={field}
                        value={values[field.name] ?? ''}
                        options={field.options ? (options[field.options] ?? []) : []}
                        onChange={handleChange}
                        onBlur={handleBlur}
                      />
                    )}
                  </Field>
                ))}
              </FieldGrid>
            </fieldset>
          ))}
          <Trap aria-hidden="true">
            <label>
              {words.trap}
              <input ref={honeypot} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </Trap>
          {failure && <WayOn values={values} isOffline={failure.isOffline} />}
          <Row>
            <Button type="submit" $variant="cta" disabled={isSubmitting}>
              {isSubmitting && <Spinner aria-hidden="true" />}
              {isSubmitting ? props.submittingLabel : props.submitLabel}
            </Button>
            {children}
          </Row>
        </Form>
      )}
    </Formik>
  )
}

/** Writes what the page chose into the form, as often as it changes. */
function TakeOver({ chosen }: { chosen: Values }) {
  const { setFieldValue } = useFormikContext<Values>()
  useEffect(() => {
    for (const [name, value] of Object.entries(chosen)) void setFieldValue(name, value)
  }, [chosen, setFieldValue])
  return null
}

const Form = styled.form`
  display: grid;
  gap: ${space[6]};
  legend {
    padding: 0;
    margin-bottom: ${space[4]};
    font-size: ${size.lead};
    font-weight: 600;
    color: ${color.ink};
  }
`

/* Out of sight rather than display:none, which the programs it is meant for would skip. */
const Trap = styled.div`
  position: absolute;
  left: -9999px;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const Spinner = styled.span`
  width: 1em;
  height: 1em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 900ms linear infinite;
  ${media.calm} {
    animation: none;
  }
`
