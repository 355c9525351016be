import styled from 'styled-components'
import { Together, Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

/** The heading of one of the choices that stand beside a large picture. */
export function PartHead({ heading, intro }: { heading: string; intro?: string | null }) {
  return (
    <Head>
      <h2>
        <Unbroken text={heading} />
      </h2>
      {intro && (
        <p>
          <Together text={intro} />
        </p>
      )}
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  gap: ${space[3]};
  [data-apart] > & {
    margin-bottom: ${space[5]};
  }
  h2 {
    font-size: clamp(24px, 2.4vw, 34px);
  }
  p {
    max-width: 62ch;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    p {
      font-size: ${size.small};
    }
  }
`
