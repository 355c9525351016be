import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Actions, SiteLink } from '@/components/ui/action-link'
import { FoldableBand } from '@/components/ui/foldable-band'
import { Picture } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** What a step's title begins with. */
const NUMBERED = /^(\d+)\. (.+)$/

/** A step's number is set large, as those of the home page are; the browser counts the list for those who hear it. */
function Title({ text }: { text: string }) {
  const [, number, title] = NUMBERED.exec(text) ?? []
  if (!number) return <h3>{text}</h3>
  return (
    <h3>
      <Numeral aria-hidden="true">{number}</Numeral>
      {title}
    </h3>
  )
}

/** Titled points: side by side between lines, or one under another, each with its picture and its title at the left; on a phone one under another. */
export function FeaturesSection({
  id,
  heading,
  intro,
  layout,
  features,
  actions,
  folded,
}: Queries.FeaturesSectionFragment) {
  const isInRows = layout === 'rows'
  const Layout = isInRows ? Rows : Columns
  return (
    <FoldableBand id={id} heading={heading} intro={intro} isFolded={folded}>
      <Layout
        as={features.every(({ title }) => NUMBERED.test(title)) ? 'ol' : 'ul'}
        $count={features.length}
        $hasPhotos={features.some(({ photo }) => photo)}
      >
        {features.map(({ title, text, photo, more }) => (
          <li key={title} data-leads={more ? '' : undefined}>
            {photo && (
              <Photo
                picture={photo}
                sizes={isInRows ? '(max-width: 767px) 140px, 280px' : '(max-width: 767px) 140px, 25vw'}
              />
            )}
            <Title text={title} />
            <p>{text}</p>
            {more && (
              <More to={more.to} isAction>
                {more.label}
              </More>
            )}
          </li>
        ))}
      </Layout>
      {actions.length > 0 && (
        <Foot>
          <Actions actions={actions} />
        </Foot>
      )}
    </FoldableBand>
  )
}

/** On a phone the points are a list to run the eye down. */
const onPhone = css`
  ${media.narrow} {
    gap: 0;
    && li {
      padding: ${space[4]} 0;
      border: 0;
      border-top: 1px solid ${color.line};
    }
    && h3 {
      margin-bottom: ${space[2]};
      font-size: 19px;
    }
    && p {
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
`

/** Tall pictures like panes of one window; on a phone one below the other, each with its words beside it. */
const asPanes = css`
  column-gap: ${layout.bar};
  && li {
    padding: 0 ${space[5]} 0 0;
    border: 0;
  }
  img {
    width: calc(100% + ${space[5]});
    max-width: none;
    aspect-ratio: 3 / 4;
  }
  ${media.narrow} {
    gap: ${space[4]};
    && li {
      display: grid;
      grid-template: auto 1fr / 120px minmax(0, 1fr);
      column-gap: ${space[5]};
      padding: 0;
    }
    && img {
      grid-row: 1 / -1;
      width: 100%;
      margin: 0;
      aspect-ratio: 4 / 5;
    }
    && h3 {
      align-self: end;
    }
    && p:last-child {
      grid-row: 2;
    }
  }
`

interface Points {
  $count: number
  $hasPhotos: boolean
}

const Columns = styled.ul<Points>`
  display: grid;
  gap: ${space[7]} 0;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(
      ${({ $count }) => ($count % 3 === 0 ? 3 : $count % 4 === 0 ? 4 : $count % 5 === 0 ? 5 : $count === 2 ? 2 : 3)},
      minmax(0, 1fr)
    );
    /* Under a heading that unfolds there is half the page. */
    [data-fold] & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  li {
    padding: 0 ${space[6]} 0 ${space[5]};
    border-left: 1px solid ${color.line};
  }
  /* None stands alone in half a row. */
  ${media.tabletOnly} {
    li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  /* Texts begin level, whatever lines the heads above them take. */
  ${media.tablet} {
    row-gap: 0;
    margin-bottom: -${space[7]};
    li {
      display: grid;
      grid-row: span ${({ $hasPhotos }) => ($hasPhotos ? 3 : 2)};
      grid-template-rows: subgrid;
      margin-bottom: ${space[7]};
    }
  }
  h3 {
    margin-bottom: ${space[3]};
  }
  p {
    color: ${color.inkSoft};
    max-width: 46ch;
  }
  ${onPhone}
  ${({ $hasPhotos }) => $hasPhotos && asPanes}
`

/** A picture before each point: on a phone a small one, with title and text beside it. */
const withPhotos = css`
  && li {
    grid-template-columns: 104px minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    gap: 0 ${space[5]};
    > :first-child {
      grid-row: 1 / -1;
      /* All alike, however long the text beside them. */
      aspect-ratio: 4 / 5;
      margin: 0;
    }
  }
  ${media.tablet} {
    && li {
      grid-template-columns: 200px minmax(0, 1fr);
      gap: ${space[3]} ${space[7]};
      padding-block: ${space[5]};
      > :first-child {
        aspect-ratio: 4 / 3;
      }
    }
  }
  ${media.desktop} {
    && li {
      grid-template-columns: 220px minmax(0, 4fr) minmax(0, 5fr);
      grid-template-rows: auto;
      align-items: center;
      > :first-child {
        grid-row: auto;
      }
    }
    && li[data-leads] {
      grid-template-columns: 220px minmax(0, 4fr) minmax(0, 5fr) 172px;
    }
  }
`

const Rows = styled.ul<Points>`
  display: grid;
  li {
    display: grid;
    gap: ${space[3]} ${space[8]};
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: 1fr 1fr;
      [data-fold] & {
        grid-template-columns: 2fr 3fr;
      }
    }
  }
  /* The whole row leads there. */
  [data-leads] {
    position: relative;
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  p {
    max-width: 64ch;
    color: ${color.inkSoft};
  }
  ${onPhone}
  ${({ $hasPhotos }) => $hasPhotos && withPhotos}
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
  margin-bottom: ${space[5]};
`

const Numeral = styled.span`
  ${media.tablet} {
    display: block;
    margin-bottom: ${space[4]};
  }
  margin-right: ${space[3]};
  font: 650 34px/1 ${font.body};
  font-variant-numeric: lining-nums;
  color: ${color.brick};
  ${media.narrow} {
    font-size: 23px;
  }
`

/** At the end of its row, on narrow windows under its text. */
const More = styled(SiteLink)`
  justify-self: start;
  padding-block: ${space[3]};
  font-weight: 600;
  color: ${color.brick};
  text-underline-offset: 0.2em;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.belowDesktop} {
    grid-column: 2;
  }
  ${media.desktop} {
    justify-self: end;
  }
`

const Foot = styled.div`
  margin-top: ${space[8]};
  ${media.narrow} {
    margin-top: ${space[5]};
  }
`

export const query = graphql`
  fragment FeaturesSection on FeaturesSection {
    id
    heading
    intro
    layout
    folded
    features {
      title
      text
      photo {
        ...MediumPicture
      }
      more {
        label
        to
      }
    }
    actions {
      label
      to
    }
  }
`
