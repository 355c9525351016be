import { formGroups, submitLabels } from '../../src/contracts/form-fields'
import { leadSchemas } from '../../src/contracts/lead'
import { fileOf } from './site-data'

const words = fileOf<Parameters<typeof formGroups>[0]>('wording/form-fields.json')

/** What each form asks for, in the words of the data. */
export const FORM_GROUPS = formGroups(words)

/** What each form's submit button says. */
export const SUBMIT_LABELS = submitLabels(words)

/** What each form takes. */
export const LEAD_SCHEMAS = leadSchemas(
  fileOf<Parameters<typeof leadSchemas>[0]>('wording/form-messages.json'),
)
