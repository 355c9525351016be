import { useEffect, useRef, useState, type FormEvent } from 'react'
import styled from 'styled-components'
import words from '@data/wording/postcodes.json'
import { checkPostcode, type Coverage, type PostcodeGroup } from '@/lib/postcode'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Button } from './button'
import { Sentence } from './sentence'

interface PostcodeCheckProps {
  groups: readonly PostcodeGroup[]
  /** Told the place of the firm's lists that is nearest, if there is one. */
  onNearest: (nearest: string | undefined) => void
}

/** Answers at once, in the browser, whether the firm works where a postcode lies. */
export function PostcodeCheck({ groups, onNearest }: PostcodeCheckProps) {
  const [answer, setAnswer] = useState<Coverage>()
  const said = useRef<HTMLParagraphElement>(null)
  // On a phone the call bar may lie over where it appears.
  useEffect(() => {
    if (answer) said.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkPostcode(new FormData(event.currentTarget).get('postcode') as string, groups)
    setAnswer(found)
    onNearest(found.state === 'covered' ? found.nearest : undefined)
  }
  const isMalformed = answer?.state === 'malformed'
  return (
    <Form noValidate onSubmit={onSubmit}>
      <label htmlFor="postcode-check">{words.question}</label>
      <div>
        <input
          id="postcode-check"
          name="postcode"
          placeholder={words.example}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={9}
          aria-invalid={isMalformed || undefined}
          aria-describedby="postcode-answer"
        />
        <Button type="submit">{words.check}</Button>
      </div>
      <p ref={said} id="postcode-answer" role="status">
        {isMalformed && words.malformed}
        {answer?.state === 'covered' && (
          <Sentence
            text={words.covered}
            values={{ code: answer.code, place: <strong>{answer.nearest}</strong> }}
          />
        )}
        {answer?.state === 'outside' && (
          <Sentence
            text={words.outside}
            values={{ code: answer.code, link: <SiteLink to="/contact">{words.outsideLink}</SiteLink> }}
          />
        )}
      </p>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[6]};
  ${media.narrow} {
    gap: ${space[3]};
    margin-top: 0;
  }
  label {
    font-weight: 600;
    text-wrap: balance;
  }
  div {
    display: flex;
    gap: ${space[3]};
  }
  input {
    width: 9em;
    min-height: 50px;
    padding: 0 ${space[5]};
    border: 1px solid ${color.inkSoft};
    border-radius: ${layout.radius};
    background: ${color.white};
    font: inherit;
    text-transform: uppercase;
  }
  p {
    font-size: ${size.small};
  }
  /* Until there is an answer it takes no room, the gap above it included; hidden, it would not be read out when it comes. */
  p:empty {
    margin-top: calc(-1 * ${space[4]});
    ${media.narrow} {
      margin-top: calc(-1 * ${space[3]});
    }
  }
  @media (scripting: none) {
    display: none;
  }
`
