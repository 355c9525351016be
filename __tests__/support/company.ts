import colourNoteFile from '../../data/colour-note.json'
import companyFile from '../../data/company.json'
import type { CompanyLinks } from '../../src/content/derive'
import { fillFiles } from '../../src/content/fill-data'

const filled = fillFiles({ 'company.json': companyFile, 'colour-note.json': colourNoteFile })

/** The firm's facts as the pages have them: `data/company.json` with what follows from it. */
const company = filled['company.json'] as typeof companyFile & CompanyLinks

export const colourNote = filled['colour-note.json']
export default company
