import { graphql, useStaticQuery } from 'gatsby'
import { fillIn } from '@/lib/fill-in'

/** The note on screen colours and samples under every colour section; `range` names what the sample is of. */
export function useColourNote(range: string) {
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
  // The only placeholder that is left to the page: which range a colour section belongs to depends on where it stands.
  return fillIn(colourNoteFile, { range: range || colourNoteFile.anyRange })
}
