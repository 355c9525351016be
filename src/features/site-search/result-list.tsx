import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Marked } from './marked'
import type { Option, ResultGroup } from './result-groups'

interface ResultListProps {
  id: string
  groups: ResultGroup[]
  active: Option | undefined
  onFollow?: () => void
}

/** What was found, as the list that a search box controls: links all, so that they open in a new tab as well. */
export function ResultList({ id, groups, active, onFollow }: ResultListProps) {
  return (
    <List role="listbox" id={id} aria-label="Results">
      {groups.map(({ kind, label, options }) => (
        <Group key={kind} role="group" aria-label={label}>
          <Kind aria-hidden>{label}</Kind>
          {options.map((option) => (
            <Row
              key={option.id}
              id={option.id}
              role="option"
              aria-selected={option === active}
              aria-label={option.also && `${option.entry.title}: ${option.also}`}
              tabIndex={-1}
              href={option.to}
              data-to=""
              onClick={onFollow}
              $column={columnOf(option)}
              $isSecond={option.also !== undefined}
            >
              {option.also ? <span>{option.also}</span> : <Result option={option} />}
            </Row>
          ))}
        </Group>
      ))}
    </List>
  )
}

/** A second place stands beside its result; a result without one takes the whole line. */
function columnOf({ also, entry }: Option) {
  if (also) return '2'
  return entry.also ? '1' : '1 / -1'
}

function Result({ option: { entry, words } }: { option: Option }) {
  return (
    <>
      <strong>
        <Marked text={entry.title} words={words} />
      </strong>
      {entry.where && <small>{entry.where}</small>}
      <Text>
        <Marked text={entry.text} words={words} />
      </Text>
    </>
  )
}

const List = styled.div`
  padding-block: ${space[3]} ${space[5]};
`

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  & + & {
    margin-top: ${space[5]};
  }
`

const Kind = styled.p`
  grid-column: 1 / -1;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.line};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.brick};
`

const Row = styled.a<{ $column: string; $isSecond: boolean }>`
  grid-column: ${({ $column }) => $column};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  gap: 0 ${space[4]};
  min-height: 44px;
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  line-height: 1.4;
  text-decoration: none;
  ${({ $isSecond }) => $isSecond && `align-items: center; font-size: ${size.small}; text-decoration: underline;`}
  strong {
    font-weight: 600;
  }
  small {
    font-size: 14px;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    grid-column: 1 / -1;
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.stone};
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 0 ${color.brick};
    border-radius: ${layout.radius};
  }
`

const Text = styled.span`
  flex-basis: 100%;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${size.small};
  color: ${color.inkSoft};
`
