import styled from 'styled-components'
import { useColourNote } from '@/hooks/use-colour-note'
import { useCompany } from '@/hooks/use-company'
import { useRange } from '@/lib/range'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { ButtonLink } from './action-link'
import { ButtonRow } from './button'

interface ColourNoteProps {
  /** Prefilled WhatsApp message, if the page has its own. */
  message?: string
  /** The colour that the visitor has chosen already. */
  chosen?: string
}

/** Note under every colour chart: screens are not colour-accurate, and two ways to ask for a sample. */
export function ColourNote({ message, chosen }: ColourNoteProps) {
  const note = useColourNote(useRange())
  const { whatsappNumber } = useCompany()
  return (
    <Note>
      <p>{note.text}</p>
      <Ways>
        <ButtonLink
          to={whatsappUrl(whatsappNumber, message ?? note.whatsappMessage)}
          $variant="outline"
          $size="sm"
        >
          {note.whatsappLabel}
        </ButtonLink>
        <ButtonLink
          to="dialog:quote"
          dialogOptions={{ message: chosen ? `${note.enquiryMessage} ${chosen}` : note.enquiryMessage }}
          $variant="outline"
          $size="sm"
        >
          {note.enquiryLabel}
        </ButtonLink>
      </Ways>
    </Note>
  )
}

/** On a phone the two ways stand side by side. */
const Ways = styled(ButtonRow)`
  ${media.phone} {
    gap: ${space[3]};
    flex: 1 1 100%;
    > * {
      flex: 1 1 0;
      padding-inline: ${space[3]};
      font-size: ${size.small};
    }
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
  p {
    flex: 1 1 24em;
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`
