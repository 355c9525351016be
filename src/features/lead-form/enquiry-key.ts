import type { LeadForm } from '@/contracts/lead'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new idempotency key: what the browser calls one enquiry, however often it has to send it. */
export function newEnquiryKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/**
 * The id that the server will give an enquiry (`leadId` in netlify/lib/lead-store.ts), for a confirmation that does not
 * wait for its answer.
 *
 * @returns nothing where the browser cannot work it out: outside of https
 */
export async function expectedId(form: LeadForm, key: string): Promise<string | undefined> {
  // The types do not know that it is missing from insecure pages.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${form}\n${key}`))
  return Array.from(new Uint8Array(digest).subarray(0, 26), (byte) => ALPHABET[byte % 32]).join('')
}
