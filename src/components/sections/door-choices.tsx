import { graphql } from 'gatsby'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { Band } from '@/components/ui/container'
import { Picture, type PictureData } from '@/components/ui/picture'
import { useOpenDialog } from '@/lib/dialogs'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface Choice {
  readonly slug: string
  readonly name: string
  readonly picture: PictureData
}

/** The choices that make a door; what is chosen is carried into the quote form. */
export function DoorChoicesSection(props: Queries.DoorChoicesSectionFragment) {
  const { id, heading, intro, sendLabel, disclaimer } = props
  const groups = [
    { name: 'Style', choices: props.styles, isTall: true },
    { name: 'Colour', choices: props.colours, isTall: false },
    { name: 'Glass', choices: props.designs, isTall: false },
    { name: 'Furniture', choices: props.furniture, isTall: false },
  ]
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const openDialog = useOpenDialog()
  const summary = groups.map(({ name }) => `${name}: ${chosen[name] ?? 'not chosen yet'}`).join('\n')
  return (
    <Band id={id}>
      <Intro>
        <h2>{heading}</h2>
        {intro && <p>{intro}</p>}
      </Intro>
      {groups.map(({ name, choices, isTall }) => (
        <Group key={name}>
          <legend>
            {name} <Chosen>{chosen[name] ?? `${choices.length} to choose from`}</Chosen>
          </legend>
          <Options $isTall={isTall}>
            {choices.map((choice: Choice) => (
              <label key={choice.slug}>
                <input
                  type="radio"
                  name={`door-${name}`}
                  value={choice.name}
                  checked={chosen[name] === choice.name}
                  onChange={() => setChosen((before) => ({ ...before, [name]: choice.name }))}
                />
                <Sample picture={{ ...choice.picture, alt: '' }} sizes="160px" $isTall={isTall} />
                <span>{choice.name}</span>
              </label>
            ))}
          </Options>
        </Group>
      ))}
      <Summary aria-live="polite">
        <h3>Your door</h3>
        <pre>{summary}</pre>
        <Button
          type="button"
          $variant="cta"
          onClick={() => openDialog('quote', { message: `My composite door\n${summary}` })}
        >
          {sendLabel}
        </Button>
        <p>{disclaimer}</p>
      </Summary>
    </Band>
  )
}

const Intro = styled.div`
  margin-bottom: ${space[7]};
  p {
    margin-top: ${space[5]};
    max-width: 60ch;
    color: ${color.inkSoft};
  }
`

const Group = styled.fieldset`
  margin-bottom: ${space[8]};
  legend {
    display: flex;
    width: 100%;
    justify-content: space-between;
    gap: ${space[5]};
    padding: ${space[4]} 0;
    border-top: 2px solid ${color.ink};
    font-weight: 650;
  }
`

const Chosen = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
`

const Options = styled.div<{ $isTall: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $isTall }) => ($isTall ? '92px' : '84px')}, 1fr));
  gap: ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(${({ $isTall }) => ($isTall ? '124px' : '108px')}, 1fr));
  }
  label {
    position: relative;
    cursor: pointer;
    font-size: 14px;
    line-height: 1.3;
  }
  /* The radio lies over its picture, unseen: the picture's frame shows focus and choice. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  input:checked + img {
    outline: 4px solid ${color.brick};
    outline-offset: -4px;
  }
  input:focus-visible + img {
    outline: 4px solid ${color.ink};
    outline-offset: -4px;
  }
  span {
    display: block;
    padding: ${space[2]} 0 ${space[4]};
  }
  input:checked ~ span {
    font-weight: 650;
  }
`

const Sample = styled(Picture)<{ $isTall: boolean }>`
  aspect-ratio: ${({ $isTall }) => ($isTall ? '2 / 3' : '1')};
`

const Summary = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  padding: ${space[7]};
  background: ${color.stone};
  pre {
    margin: 0;
    font: inherit;
    white-space: pre-line;
  }
  p {
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`

export const query = graphql`
  fragment DoorChoicesSection on DoorChoicesSection {
    id
    heading
    intro
    sendLabel
    disclaimer
    styles {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
    designs {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
    colours {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
    furniture {
      slug
      name
      picture {
        ...SmallPicture
      }
    }
  }
`
