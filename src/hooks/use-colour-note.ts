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
  const note = fillIn(colourNoteFile, { range: range || colourNoteFile.anyRange })
  // A range begins the sentence as it is written: uPVC front doors.
  return range ? note : { ...note, text: note.text.charAt(0).toUpperCase() + note.text.slice(1) }
}
