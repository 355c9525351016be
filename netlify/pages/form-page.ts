import type { FormField } from '../../src/contracts/form-fields'
import { HONEYPOT_FIELD } from '../../src/contracts/honeypot'
import { type LeadForm } from '../../src/contracts/lead'
import { fillIn } from '../../src/lib/fill-in'
import { FORM_GROUPS, SUBMIT_LABELS } from '../content/forms'
import { fileOf } from '../content/site-data'
import { html, Html } from './html'
import { OPTIONS } from './options'
import { page } from './page'

const words = fileOf<typeof import('../../data/wording/form-pages.json')>('wording/form-pages.json')
const dialogs = fileOf<typeof import('../../data/wording/forms.json')>('wording/forms.json')

/** What each form is called where it is a page of its own. */
const TITLES: Record<LeadForm, string> = {
  brochure: dialogs.brochureTitle,
  quote: dialogs.quoteTitle,
  order: words.orderTitle,
  service: words.serviceTitle,
  expert: dialogs.expertTitle,
}

interface FormPageOptions {
  status?: number
  /** What the visitor typed. */
  values?: Record<string, string>
  /** What is wrong, by field. */
  errors?: Record<string, string>
  /** What went wrong with the form as a whole. */
  notice?: string
  headers?: Record<string, string>
}

/**
 * A form as a page of its own, which posts itself and needs no script: filled in, with the errors beside the fields.
 *
 * @param form - which
 * @param options - status, values, errors and notice
 */
export function formPage(form: LeadForm, options: FormPageOptions = {}) {
  const { status = 200, values = {}, errors = {}, notice, headers } = options
  const wrong = FORM_GROUPS[form].flatMap(({ fields }) => fields).filter(({ name }) => errors[name])
  const groups = FORM_GROUPS[form].map(
    ({ legend, fields }) =>
      html`<fieldset>
        ${legend ? html`<legend>${legend}</legend>` : undefined}
        ${fields.map((field) => fieldOf(field, values[field.name] ?? '', errors[field.name]))}
      </fieldset>`,
  )
  const content = html`
    ${notice ? html`<p class="notice" role="alert">${notice}</p>` : undefined}
    ${wrong.length > 0 ? summaryOf(wrong) : undefined}
    <p>${words.required}</p>
    <form method="post" action="/api/leads/${form}" novalidate>
      ${groups}
      <div class="trap" aria-hidden="true">
        <label>${dialogs.trap} <input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off" /></label>
      </div>
      <button>${SUBMIT_LABELS[form]}</button>
    </form>
  `
  const title = TITLES[form]
  return page(status, wrong.length > 0 ? fillIn(words.check, { title }) : title, content, headers)
}

function summaryOf(wrong: FormField[]) {
  return html`<div class="notice" role="alert">
    <p>${wrong.length === 1 ? words.oneWrong : fillIn(words.someWrong, { count: String(wrong.length) })}</p>
    <ul>
      ${wrong.map(({ name, label }) => html`<li><a href="#${name}">${label}</a></li>`)}
    </ul>
  </div>`
}

function fieldOf(field: FormField, value: string, error?: string) {
  const { name, label, isRequired } = field
  return html`<div class="field">
    <label for="${name}">${label}${isRequired ? ' *' : ''}</label>
    ${controlOf(field, value, error)}
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined}
  </div>`
}

function controlOf(field: FormField, value: string, error?: string) {
  const { name, kind = 'text', isRequired, autoComplete, placeholder, rows = 4, options } = field
  const shared = html`id="${name}"
  name="${name}"${isRequired ? html` aria-required="true"` : undefined}${
    error ? html` aria-invalid="true" aria-describedby="${name}-error"` : undefined
  }`
  if (kind === 'textarea') {
    // The first line break after the tag is not the visitor's.
    return html`<textarea ${shared} rows="${String(rows)}">${new Html('\n')}${value}</textarea>`
  }
  if (kind === 'select') {
    const listed = options ? OPTIONS[options] : []
    const offered = !value || listed.includes(value) ? listed : [...listed, value]
    return html`<select ${shared}>
      <option value="">${placeholder}</option>
      ${offered.map((option) => html`<option${option === value ? html` selected` : undefined}>${option}</option>`)}
    </select>`
  }
  return html`<input
    ${shared}
    type="${kind}"
    value="${value}"
    ${autoComplete ? html` autocomplete="${autoComplete}"` : undefined}
  />`
}
