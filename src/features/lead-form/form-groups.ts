import words from '@data/wording/form-fields.json'
import messages from '@data/wording/form-messages.json'
import { formGroups, submitLabels } from '@/contracts/form-fields'
import { leadSchemas } from '@/contracts/lead'

/** What each form asks for, in the words of the data. */
export const FORM_GROUPS = formGroups(words)

/** What each form's submit button says. */
export const SUBMIT_LABELS = submitLabels(words)

/** What each form takes. */
export const LEAD_SCHEMAS = leadSchemas(messages)
