import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { ActionLink } from '@/components/ui/action-link'
import { Band, BandHead } from '@/components/ui/container'
import { sideways } from '@/components/ui/strip'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** Choices as drawings, all to one scale: in a row, or one row for each group. */
export function ArrangementsSection({
  id,
  heading,
  intro,
  choices,
  note,
  actions,
}: Queries.ArrangementsSectionFragment) {
  const extent = {
    width: Math.max(...choices.map(({ drawing }) => drawing.width)),
    height: Math.max(...choices.map(({ drawing }) => drawing.height)),
  }
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <Band id={id}>
      <BandHead heading={heading} intro={intro} />
      {groups.map((group) => {
        const members = choices.filter((choice) => choice.group === group)
        return (
          <Group key={group}>
            {group && <h3 id={`${id}-${group}`}>{group}</h3>}
            <Row
              $count={members.length}
              $isSmall={group !== null}
              // What scrolls has to be reached by the keyboard.
              {...(group === null &&
                members.length > 2 && { tabIndex: 0, role: 'group', 'aria-label': heading })}
            >
              <ul>
                {members.map(({ title, text, drawing }) => (
                  <li key={title}>
                    <Sheet>
                      <Drawing drawing={drawing} room={cardRoom(members.length)} extent={extent} />
                    </Sheet>
                    <strong>{title}</strong>
                    {text && <p>{text}</p>}
                  </li>
                ))}
              </ul>
            </Row>
          </Group>
        )
      })}
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

/** A card's drawing, by how many cards stand side by side. */
function cardRoom(count: number): Room {
  return { widths: [200, 200, Math.round(1240 / count) - 32], mostHeight: 300 }
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

/** More than two, which share a phone's width. */
const scrolling = css`
  ${sideways}
  ul {
    width: max-content;
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(58vw, 240px);
  }
  li {
    scroll-snap-align: start;
  }
`

const single = css<{ $count: number }>`
  ul {
    grid-template-columns: repeat(
      ${({ $count }) => ($count > 4 && $count % 3 === 0 ? 3 : $count)},
      minmax(0, 1fr)
    );
  }
  ${media.desktop} {
    ul {
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    }
  }
  ${media.narrow} {
    ${({ $count }) => $count > 2 && scrolling}
  }
`

/** Small drawings in rows of groups: many, and each quickly taken in. */
const small = css`
  ul {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    ${media.tablet} {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }
  }
  li > div {
    padding: ${space[4]} ${space[4]} 0;
  }
  li > strong {
    padding: ${space[2]} ${space[4]} ${space[3]};
    text-align: center;
  }
`

const Row = styled.div<{ $count: number; $isSmall: boolean }>`
  ul {
    display: grid;
    gap: ${layout.bar};
  }
  li {
    display: flex;
    flex-direction: column;
    background: ${color.stone};
  }
  strong {
    padding: 0 ${space[5]} ${space[5]};
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.3;
    font-variant-numeric: lining-nums tabular-nums;
  }
  p {
    margin-top: -${space[4]};
    padding: 0 ${space[5]} ${space[5]};
    font-size: ${size.small};
    line-height: 1.45;
  }
  ${({ $isSmall }) => ($isSmall ? small : single)}
`

const Sheet = styled.div`
  padding: ${space[6]} ${space[5]} ${space[5]};
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
