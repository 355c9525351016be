import { graphql, useStaticQuery } from 'gatsby'
import { fillIn } from '@/lib/fill-in'
import { useCompany } from './use-company'

/** The note on screen colours and samples under every colour section; `range` names what the sample is of. */
export function useColourNote(range: string) {
  const { shortBrand } = useCompany()
  const { colourNoteFile } = useStaticQuery<Queries.ColourNoteQuery>(graphql`
    query ColourNote {
      colourNoteFile {
        text
        anyRange
        whatsappLabel
        whatsappMessage
        enquiryLabel
        enquiryMessage
      }
    }
  `)
  if (!colourNoteFile) throw new Error('data/colour-note.json is missing from the build')
  return fillIn(colourNoteFile, { shortBrand, range: range || colourNoteFile.anyRange })
}
