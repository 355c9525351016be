import styled from 'styled-components'
import { useColourNote } from '@/hooks/use-colour-note'
import { useCompany } from '@/hooks/use-company'
import { useRange } from '@/lib/range'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { color, size, space } from '@/theme/tokens'
import { ButtonLink, SiteLink } from './action-link'

interface ColourNoteProps {
  /** Prefilled WhatsApp message, if the page has its own. */
  message?: string
  /** The colour that the visitor has chosen already. */
  chosen?: string
  /** It stands beside the heading, not below a chart. */
  isAlone?: boolean
}

/** The note of every colour chart: screens are not colour-accurate. One button asks for a sample; a link does by WhatsApp. */
export function ColourNote({ message, chosen, isAlone = false }: ColourNoteProps) {
  const note = useColourNote(useRange())
  const { whatsappNumber } = useCompany()
  return (
    <Note data-alone={isAlone || undefined}>
      <p>{note.text}</p>
      <Ways>
        <ButtonLink
          to="dialog:quote"
          dialogOptions={{ message: chosen ? `${note.enquiryMessage} ${chosen}` : note.enquiryMessage }}
          $variant="outline"
          $size="sm"
        >
          {note.enquiryLabel}
        </ButtonLink>
        <SiteLink to={whatsappUrl(whatsappNumber, message ?? note.whatsappMessage)} isAction>
          {note.whatsappLabel}
        </SiteLink>
      </Ways>
    </Note>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[6]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: ${size.small};
    font-weight: 600;
  }
`

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]} ${space[8]};
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  &[data-alone] {
    gap: ${space[4]} ${space[8]};
    margin-top: ${space[3]};
    padding-top: 0;
    border-top: 0;
  }
  p {
    flex: 1 1 24em;
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`
