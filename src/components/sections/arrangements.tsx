import { graphql } from 'gatsby'
import styled from 'styled-components'
import wording from '@data/wording/chosen.json'
import { ActionLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { Disclosure } from '@/components/ui/disclosure'
import { useAddressState } from '@/hooks/use-address-state'
import { useChosen } from '@/hooks/use-chosen'
import { layoutInWords, setChosen, type Part } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useRange } from '@/lib/range'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'
import { ChoiceRow, extentOf, type Choice } from './choice-row'

type Props = Queries.ArrangementsSectionFragment

/** What is chosen of a part, and how to choose another; none where visitors only look. */
function useChoice({ part, choices, first }: Pick<Props, 'part' | 'choices' | 'first'>): Choice | undefined {
  const range = useRange()
  const chosen = useChosen((part as Part | null) ?? 'style') || (first ?? '')
  const [, changeAddress] = useAddressState({ w: '', panels: '' })
  const drawingOf = (title: string) => choices.find((choice) => choice.title === title)?.drawing
  if (!part) return undefined
  return {
    chosen,
    choose: (title) => {
      const words = part === 'style' ? fillIn(wording.style, { style: title }) : layoutInWords(title)
      setChosen(range, part as Part, { key: title, words })
      const { folds = [], width } = drawingOf(title) ?? {}
      const panels = total(folds)
      // The opening that the page sizes has room for as many panels.
      if (panels > 0 && panels !== total(drawingOf(chosen)?.folds ?? []))
        changeAddress({ w: String(width), panels: String(panels) }, 'replace')
    },
  }
}

function total(numbers: readonly number[]) {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** Choices as drawings, all to one scale: in a row, or one row for each group; many stand behind the few that most people want. */
export function ArrangementsSection(props: Props) {
  const { id, heading, intro, choices, allLabel, note, actions } = props
  const extent = extentOf(choices)
  const choose = useChoice(props)
  const groups = [...new Set(choices.map(({ group }) => group))]
  const rows = groups.map((group) => {
    const members = choices.filter((choice) => choice.group === group)
    return (
      <Group key={group}>
        {group && <h3 id={`${id}-${group}`}>{group}</h3>}
        <ChoiceRow
          label={heading}
          members={members}
          extent={extent}
          isSmall={group !== null}
          choice={choose}
        />
      </Group>
    )
  })
  // The one that the page shows comes first.
  const common = (allLabel ? choices.filter(({ text }) => text) : []).sort(
    (one, other) => Number(other.title === props.first) - Number(one.title === props.first),
  )
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      {allLabel ? (
        <>
          <ChoiceRow label={heading} members={common} extent={extentOf(common)} choice={choose} />
          <Disclosure>
            <summary>{allLabel}</summary>
            <div>{rows}</div>
          </Disclosure>
        </>
      ) : (
        rows
      )}
      {note && <Note>{note}</Note>}
      {actions.length > 0 && (
        <Foot>
          {actions.map((action) => (
            <ActionLink key={action.label} action={action} variant="outline" />
          ))}
        </Foot>
      )}
    </Band>
  )
}

const Group = styled.div`
  h3 {
    margin-bottom: ${space[3]};
    font: 600 ${size.small} / 1.3 ${font.body};
    letter-spacing: 0;
  }
  & + & {
    margin-top: ${space[6]};
  }
  &:has(h3) {
    ${media.desktop} {
      display: grid;
      grid-template-columns: 150px minmax(0, 1fr);
      align-items: center;
    }
  }
`

const Note = styled.p`
  margin-top: ${space[6]};
  max-width: 70ch;
  font-size: ${size.small};
  color: ${color.inkSoft};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-top: ${space[6]};
`

export const query = graphql`
  fragment ArrangementsSection on ArrangementsSection {
    id
    heading
    intro
    part
    first
    allLabel
    note
    choices {
      title
      text
      group
      drawing {
        ...Drawing
      }
    }
    actions {
      label
      to
    }
  }
`
