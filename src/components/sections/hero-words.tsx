import styled, { css } from 'styled-components'
import { ActionLink, Actions, leadingVariant, SiteLink } from '@/components/ui/action-link'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Keep } from '@/components/ui/keep'
import { Unbroken } from '@/components/ui/unbroken'
import { useFinishes, useRange } from '@/lib/range'
import { media } from '@/theme/media'
import { color, layout as dimensions, size, space } from '@/theme/tokens'

type HeroWordsProps = Pick<
  Queries.HeroSectionFragment,
  'heading' | 'intro' | 'eyebrow' | 'badge' | 'layout' | 'actions'
>

/** What a hero says, in one column. On a phone its sentence follows the heading at once; the call bar holds the ways to ask. */
export function HeroWords(props: HeroWordsProps) {
  const isProduct = ['split', 'full', 'sill'].includes(props.layout)
  // The call bar of a phone has these: the second, who is asked, stays beside the bookmark.
  const onlyAsks = isProduct && props.actions.every(({ to }) => to === '/contact' || to === 'call:')
  return (
    <Column $leads={isProduct || props.layout === 'panes'} $onlyAsks={onlyAsks}>
      <HeroTitle {...props} />
      {props.intro && <Lead>{props.intro}</Lead>}
      {isProduct ? <ProductActions actions={props.actions} /> : <Actions actions={props.actions} />}
    </Column>
  )
}

/** The hero's heading with what stands above it. */
function HeroTitle({ heading, eyebrow, badge, layout }: HeroWordsProps) {
  return (
    <>
      {badge && <Badge>{badge}</Badge>}
      {eyebrow &&
        (layout === 'wide' ? (
          <Code>{eyebrow}</Code>
        ) : (
          <Above $isProduct={layout !== 'panes'}>{eyebrow}</Above>
        ))}
      <h1>
        <Unbroken text={heading} />
      </h1>
    </>
  )
}

/** One button leads; the others are plain links. */
function ProductActions({ actions }: Pick<HeroWordsProps, 'actions'>) {
  const [first, ...others] = actions
  const product = useRange()
  const list = useFinishes()?.list
  if (!first) return null
  return (
    <Ways>
      <ActionLink action={first} variant={leadingVariant(first.to)} />
      <div>
        {others.map(({ label, to }) => (
          <Way key={label} to={to} isAction>
            {label}
          </Way>
        ))}
        {product && <Keep kind="product" name={product} list={list} isWorded />}
      </div>
    </Ways>
  )
}

/** All of them, one below the other. */
export const Column = styled.div<{ $leads: boolean; $onlyAsks: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  ${({ $leads }) => $leads && leading}
  ${({ $onlyAsks }) => $onlyAsks && secondStays}
`

/** On a phone too: leftToCallBar hides the first. */
const secondStays = css`
  ${media.narrow} {
    && div > div > a {
      display: inline-flex;
    }
  }
`

const leading = css`
  ${media.narrow} {
    align-items: stretch;
    h1 {
      margin-bottom: ${space[4]};
    }
    > h1 ~ p {
      margin-block: 0 ${space[4]};
      font-size: ${size.body};
    }
  }
`

/** The button, and the links at its side. */
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[6]};
  }
  ${media.narrow} {
    gap: 0 ${space[5]};
    > a,
    > div {
      flex: 1;
    }
    > div {
      flex-wrap: nowrap;
      gap: ${space[3]};
    }
  }
`

const Way = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
  &:hover {
    color: ${color.brick};
  }
  /* On a phone it is the one button below the picture: the call bar has the one that leads. */
  ${media.narrow} {
    flex: 1;
    justify-content: center;
    border: 1.5px solid ${color.ink};
    border-radius: ${dimensions.radius};
    text-decoration: none;
  }
`

/** On a phone a product's picture needs its room; the way above the page says the same. */
const Above = styled(Eyebrow)<{ $isProduct: boolean }>`
  ${media.narrow} {
    ${({ $isProduct }) => $isProduct && 'display: none;'}
  }
`

const Badge = styled.p`
  display: inline-block;
  margin-bottom: ${space[5]};
  padding: ${space[2]} ${space[4]};
  border: 1.5px solid ${color.brass};
  border-radius: ${dimensions.radius};
  font-size: ${size.small};
  font-weight: 600;
  ${media.narrow} {
    align-self: flex-start;
  }
`

/** A number that is the page's subject, such as 404. */
const Code = styled.p`
  margin-bottom: ${space[4]};
  font-size: clamp(96px, 12vw, 176px);
  font-weight: 650;
  line-height: 0.9;
  letter-spacing: -0.04em;
  color: ${color.brick};
`

const Lead = styled.p`
  margin-block: ${space[6]} ${space[7]};
  max-width: 46ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.inkSoft};
`
