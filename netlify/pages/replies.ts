import { reference, type LeadForm } from '../../src/contracts/lead'
import { fileOf } from '../content/site-data'
import { json, refuse } from '../lib/http'
import { formPage } from './form-page'
import { html } from './html'
import { page } from './page'

/** What the pages say that answer a form without script. */
export const words = fileOf<typeof import('../../data/wording/form-pages.json')>('wording/form-pages.json')

/** How the sender of an enquiry is answered. */
export interface Replies {
  taken: (id: string) => Response
  /** Fields are wrong: their messages by name. */
  invalid: (fields: Record<string, string>) => Response
  refused: (status: number, error: string, headers?: Record<string, string>) => Response
}

/** Answers for a program, our own forms' script among them: JSON. */
export const JSON_REPLIES: Replies = {
  taken: (id) => json(202, { id }),
  invalid: (fields) => json(400, { error: 'Please check the fields', fields }),
  refused: refuse,
}

/**
 * Answers for a browser that sent a form by itself: pages. What was typed stays in the form as soon as it is known.
 *
 * @param sent - the form and its values, once they are read
 */
export function pageReplies(sent?: { form: LeadForm; values: Record<string, string> }): Replies {
  return {
    taken: (id) =>
      new Response(null, {
        status: 303,
        headers: { Location: thanksPath(id), 'Cache-Control': 'no-store' },
      }),
    invalid: (errors) =>
      sent ? formPage(sent.form, { status: 422, values: sent.values, errors }) : refusal(422, words.failed),
    refused: (status, error, headers) =>
      sent
        ? formPage(sent.form, { status, values: sent.values, notice: sentence(error), headers })
        : refusal(status, error, headers),
  }
}

/** Where a visitor without script is thanked. */
function thanksPath(id: string) {
  return `/api/enquiry/thank-you?reference=${reference(id)}`
}

/** The page of thanks, with the reference that the firm also receives. */
export function thanksPage(told: string) {
  const [before = '', after = ''] = words.thanks.split('{reference}')
  return page(
    200,
    words.thanksTitle,
    html`<p>${before}<strong>${told}</strong>${after}</p>
      <p><a href="/">${words.home}</a></p>`,
  )
}

function refusal(status: number, error: string, headers?: Record<string, string>) {
  return page(
    status,
    words.refused,
    html`<p>${sentence(error)}</p>
      <p><a href="/contact">${words.contact}</a></p>`,
    headers,
  )
}

function sentence(error: string) {
  return /[.!?]$/.test(error) ? error : `${error}.`
}
