import { Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Field, FieldGrid, Input, Select, Textarea } from '@/components/ui/field'
import { HONEYPOT_FIELD, LEAD_FORMS, type LeadForm as LeadFormName } from '@/contracts/lead'
import { color, size, space } from '@/theme/tokens'
import { FORM_GROUPS, type FormField } from './form-fields'
import { submitLead } from './submit-lead'

export interface LeadFormProps {
  form: LeadFormName
  submitLabel: string
  submittingLabel: string
  /** Values that stand in the form at the start. */
  initial?: Record<string, string>
  /** Values that the page chooses while the visitor goes on: a style picked in a gallery above. */
  chosen?: Record<string, string>
  /** Options of the selects, by list name. */
  options?: Partial<Record<NonNullable<FormField['options']>, readonly string[]>>
  /** Source text of the record, where it is not the form's usual one. */
  source?: string
  onSent: (id: string) => void
  /** The enquiry could not be sent; the visitor's words stay in the form. */
  onFailed: () => void
  /** Fields are missing or wrong. */
  onInvalid?: () => void
  /** Further buttons beside the submit button. */
  children?: ReactNode
}

type Values = Record<string, string>

/** One of the firm's enquiry forms: asks, checks by the contract, sends once, keeps what was typed when it fails. */
export function LeadForm(props: LeadFormProps) {
  const {
    form,
    initial,
    chosen,
    options = {},
    submitLabel,
    submittingLabel,
    source,
    onSent,
    onFailed,
    onInvalid,
    children,
  } = props
  const fields = FORM_GROUPS[form].flatMap((group) => group.fields)
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']))
  // One key for one enquiry: a second click or a repeat after a lost answer stores nothing twice.
  const key = useRef<string>()
  const honeypot = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLFormElement>(null)
  // Formik's own flag comes a moment too late for a second Enter.
  const isSending = useRef(false)
  const [isTried, setIsTried] = useState(false)

  async function send(values: Values, { resetForm, setErrors }: FormikHelpers<Values>) {
    key.current ??= crypto.randomUUID()
    const extra = { ...(source ? { source } : {}), [HONEYPOT_FIELD]: honeypot.current?.value ?? '' }
    const result = await submitLead(form, { ...values, ...extra }, key.current)
    if (result.isSent) {
      key.current = undefined
      resetForm({ values: empty })
      setIsTried(false)
      onSent(result.id)
      return
    }
    if (Object.keys(result.fields).length > 0) setErrors(result.fields)
    // A refused enquiry was not stored, and its corrected form is a new one.
    if (result.status === 400) key.current = undefined
    onFailed()
  }

  return (
    <Formik<Values>
      initialValues={{ ...empty, ...initial }}
      validationSchema={LEAD_FORMS[form]}
      validateOnBlur={isTried}
      validateOnChange={isTried}
      onSubmit={send}
    >
      {({ values, errors, isSubmitting, handleChange, handleBlur, submitForm, validateForm }) => (
        <Form
          ref={root}
          noValidate
          aria-busy={isSubmitting}
          onSubmit={(event) => {
            event.preventDefault()
            if (isSending.current) return
            isSending.current = true
            setIsTried(true)
            void validateForm()
              .then((found) => {
                const first = fields.find(({ name }) => found[name])
                if (first) {
                  onInvalid?.()
                  root.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus()
                }
                return submitForm()
              })
              .finally(() => {
                isSending.current = false
              })
          }}
        >
          {chosen && <TakeOver chosen={chosen} />}
          {FORM_GROUPS[form].map(({ legend, fields: groupFields }) => (
            <fieldset key={legend ?? 'fields'}>
              {legend && <legend>{legend}</legend>}
              <FieldGrid>
                {groupFields.map((field) => (
                  <Field
                    key={field.name}
                    id={`${form}-${field.name}`}
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
              Leave this empty
              <input ref={honeypot} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
            </label>
          </Trap>
          <Row>
            <Button type="submit" $variant="cta" disabled={isSubmitting}>
              {isSubmitting ? submittingLabel : submitLabel}
            </Button>
            {children}
          </Row>
        </Form>
      )}
    </Formik>
  )
}

/** Writes what the page chose into the form, as often as it changes. */
function TakeOver({ chosen }: { chosen: Record<string, string> }) {
  const { setFieldValue } = useFormikContext<Values>()
  useEffect(() => {
    for (const [name, value] of Object.entries(chosen)) void setFieldValue(name, value)
  }, [chosen, setFieldValue])
  return null
}

interface ControlElementProps {
  id: string
  field: FormField
  value: string
  options: readonly string[]
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
  onBlur: (event: React.FocusEvent) => void
}

function Control({ field, options, ...shared }: ControlElementProps) {
  const { name, kind = 'text', autoComplete, placeholder, rows, isUppercase } = field
  if (kind === 'textarea') return <Textarea name={name} rows={rows} {...shared} />
  if (kind === 'select') {
    return (
      <Select name={name} {...shared}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )
  }
  return (
    <Input
      name={name}
      type={kind}
      autoComplete={autoComplete}
      placeholder={placeholder}
      $isUppercase={isUppercase}
      {...shared}
    />
  )
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
