import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, motion, space } from '@/theme/tokens'
import { Container } from './container'
import { Together } from './unbroken'

interface FoldProps {
  id?: string | null
  heading: string
  children: ReactNode
}

/**
 * A section that is collapsed under its heading. Native `details`, so that it opens without script, by find-in-page and by a link
 * to its id. Adjacent ones form one list.
 */
export function Fold({ id, heading, children }: FoldProps) {
  return (
    <Row data-fold="">
      <Container>
        <details>
          <summary>
            <h2>
              <Together text={heading} />
            </h2>
          </summary>
          {/* A browser opens what is collapsed when a link leads into it: not when it leads to its heading. */}
          <Inside id={id ?? undefined}>{children}</Inside>
        </details>
      </Container>
    </Row>
  )
}

const Row = styled.section`
  details {
    border-top: 1px solid ${color.line};
  }
  /* The last of a run closes the list, and gives room to what follows. */
  [data-island]:not([data-next~='fold']) > & {
    padding-bottom: ${space[9]};
    ${media.narrow} {
      padding-bottom: 40px;
    }
    details {
      border-bottom: 1px solid ${color.line};
    }
  }
  [data-island]:not([data-holds~='fold']) + [data-island] > & {
    padding-top: ${space[9]};
    ${media.narrow} {
      padding-top: 40px;
    }
  }
  /* Their heading gives the room. */
  [data-holds~='questions'] + [data-island] > && {
    padding-top: 0;
  }
  /* A plain band has room of its own. */
  [data-island][data-next~='chalk'] > & {
    padding-bottom: 0;
  }
  [data-island][data-holds~='chalk'] + [data-island] > & {
    padding-top: 0;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[5]};
    min-height: 44px;
    padding-block: ${space[5]};
    ${plusMark}
    &::after {
      font-size: 24px;
      transition: transform ${motion.quick};
      ${media.calm} {
        transition: none;
      }
    }
    ${media.hover} {
      &:hover h2 {
        color: ${color.brick};
      }
    }
  }
  [open] > summary::after {
    transform: rotate(45deg);
  }
  h2 {
    font: inherit;
    font-weight: 600;
    letter-spacing: normal;
  }
  /* Below the questions, in line with them. */
  ${media.desktop} {
    [data-holds~='questions'] ~ [data-island] > & details {
      margin-left: calc(50% + ${space[8]} / 2);
    }
    [data-island]:not([data-next~='fold']) > &::after {
      content: '';
      display: block;
      clear: both;
    }
  }
`

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding-block: ${space[4]} ${space[8]};
  /* The heading stays in sight. */
  scroll-margin-top: 76px;
  > p {
    max-width: 64ch;
  }
`
