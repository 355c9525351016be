import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import words from '@data/wording/sections.json'
import { Band, BandHead } from '@/components/ui/container'
import { besidePhoto, VoicePhoto } from '@/components/ui/voice-photo'
import { Picture } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, font, size, space } from '@/theme/tokens'

/** What customers say; a sample is marked as one wherever it shows. */
export function TestimonialsSection({
  id,
  heading,
  intro,
  only,
  isDark,
  photo,
  testimonials,
}: Queries.TestimonialsSectionFragment) {
  const shown = only ? testimonials.filter(({ slug }) => slug === only) : testimonials
  return (
    <Band id={id} tone={isDark ? 'moss' : 'chalk'}>
      {/* One voice is its own heading to the eye. */}
      {only ? (
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      ) : (
        <BandHead heading={heading} intro={intro} />
      )}
      <Voices $count={shown.length} $hasPhoto={Boolean(photo)}>
        {shown.map(({ slug, name, location, text, rating, sample }) => (
          <li key={slug}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <Speaker>
              <strong>{name}</strong>, {location}
              <span>{fillIn(words.rating, { rating: String(rating) })}</span>
              {sample && <span>{words.sample}</span>}
            </Speaker>
          </li>
        ))}
        {photo && (
          <VoicePhoto as="li">
            <Picture picture={photo} sizes="(max-width: 767px) 100vw, 40vw" />
          </VoicePhoto>
        )}
      </Voices>
    </Band>
  )
}

/** The first voice is set large, over the whole height; the others stand below each other beside it, in the columns of the heading. */
const oneLeads = css<{ $count: number }>`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[7]} ${space[8]};
  > :first-child {
    grid-row: span ${({ $count }) => $count - 1};
    padding-right: ${space[6]};
    blockquote p {
      font-size: clamp(24px, 2.3vw, 34px);
    }
  }
  > li:nth-child(2) {
    padding-top: 0;
    border-top: 0;
  }
  > :not(:first-child) blockquote p {
    font: 400 ${size.body} / 1.5 ${font.body};
  }
`

/** One voice stands beside a line. */
const alone = css`
  li {
    padding-inline: ${space[6]};
    border-left: 1px solid ${color.line};
    ${media.narrow} {
      padding-inline: ${space[5]} 0;
    }
  }
`

/** Several begin at the edge of the page, with a line between those that stand below each other. */
const apart = css`
  li + li {
    padding-top: ${space[7]};
    border-top: 1px solid ${color.line};
    ${media.narrow} {
      padding-top: ${space[6]};
    }
    [data-dark] & {
      border-color: rgb(255 255 255 / 28%);
    }
  }
`

const Voices = styled.ul<{ $count: number; $hasPhoto: boolean }>`
  display: grid;
  gap: ${space[8]};
  ${media.narrow} {
    gap: ${space[6]};
  }
  li {
    display: flex;
    flex-direction: column;
    gap: ${space[6]};
    ${media.narrow} {
      gap: ${space[4]};
    }
  }
  ${({ $count }) => ($count === 1 ? alone : apart)}
  blockquote p {
    font: 400 ${({ $count }) => ($count === 1 ? 'clamp(24px, 2.6vw, 36px)' : '21px')} / 1.35 ${font.heading};
    max-width: 34em;
    ${media.narrow} {
      font-size: 20px;
    }
  }
  /* One voice leads; set like it, three would be a wall of words. */
  ${media.narrow} {
    li + li blockquote p {
      font: 400 ${size.body} / 1.5 ${font.body};
    }
  }
  ${media.tablet} {
    ${({ $count }) => $count > 1 && oneLeads}
  }
  ${({ $hasPhoto }) => $hasPhoto && besidePhoto}
`

const Speaker = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
  strong {
    color: ${color.ink};
  }
  [data-dark] & {
    color: ${color.onDarkSoft};
    strong {
      color: ${color.onDark};
    }
  }
  /* On a line of its own, its two parts with a dot between them. */
  span::before {
    content: '\\A';
    white-space: pre;
  }
  span + span::before {
    content: ' · ';
  }
`

export const query = graphql`
  fragment TestimonialsSection on TestimonialsSection {
    id
    heading
    intro
    only
    isDark
    photo {
      ...MediumPicture
    }
    testimonials {
      slug
      name
      location
      rating
      text
      sample
    }
  }
`
