import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '@/components/ui/container'
import { color, size, space } from '@/theme/tokens'

/** An example in the workshop, with its name and its source. */
export function Bench({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <Container>
        <Title>
          {name} {note && <small>{note}</small>}
        </Title>
      </Container>
      {children}
    </section>
  )
}

const Title = styled.h2`
  margin-block: ${space[9]} ${space[4]};
  padding-top: ${space[4]};
  border-top: 2px dashed ${color.line};
  font-family: monospace;
  font-size: ${size.body};
  small {
    color: ${color.inkSoft};
  }
`
