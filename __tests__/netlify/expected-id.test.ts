import { leadId } from '../../netlify/lib/lead-store'
import { expectedId, newEnquiryKey } from '../../src/features/lead-form/enquiry-key'

it.each(['brochure', 'order', 'service'] as const)(
  'the browser knows the id that the server gives an enquiry: %s',
  async (form) => {
    const key = newEnquiryKey()
    expect(await expectedId(form, key)).toBe(leadId(form, key))
  },
)
