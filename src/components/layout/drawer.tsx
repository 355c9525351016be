import styled from 'styled-components'
import words from '@data/wording/frame.json'
import keep from '@data/wording/keep.json'
import { ActionLink, SiteLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/close-icon'
import { OfficeState } from '@/components/ui/office-state'
import { useCompany } from '@/hooks/use-company'
import { useNavigation } from '@/hooks/use-navigation'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { plusMark } from '@/theme/plus-mark'
import { color, font, motion, shadow, size, space } from '@/theme/tokens'

const PANEL_ID = 'site-menu'

// React 18 does not know the popover attributes: it passes them on as they are, in lower case.
const POPOVER = { popover: 'auto' }

function opens(id: string, action: 'show' | 'hide' = 'show') {
  return { popovertarget: id, popovertargetaction: action }
}

/**
 * The navigation of small screens: a drawer from the right, whose groups open and close on their own. The browser's own
 * popover and details, so that it works before script has come, and without; turning to another page closes it
 * (use-site-links.ts).
 */
export function Drawer() {
  const { header: items, quote } = useNavigation()
  const { phone } = useCompany()
  return (
    <Place>
      <Button
        type="button"
        $variant="ghost"
        $size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...opens(PANEL_ID)}
      >
        <svg viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
          <path d="M0 2h24M0 9h24M0 16h24" stroke="currentColor" strokeWidth="2" />
        </svg>
      </Button>
      <Panel id={PANEL_ID} role="dialog" aria-label="Menu" {...POPOVER}>
        <Inside>
          <Button
            type="button"
            $variant="ghost"
            $size="icon"
            aria-label="Close menu"
            {...opens(PANEL_ID, 'hide')}
          >
            <CloseIcon />
          </Button>
          <nav aria-label="Menu">
            {items.map(({ label, to, drawerLabel, columns }) =>
              drawerLabel ? (
                <details key={label}>
                  <summary>{drawerLabel}</summary>
                  <ul>
                    <li>
                      <SiteLink to={to}>{fillIn(words.all, { group: drawerLabel.toLowerCase() })}</SiteLink>
                    </li>
                    {columns.flatMap(({ links }) =>
                      links.map((link) => (
                        <li key={link.to}>
                          <SiteLink to={link.to}>{link.label}</SiteLink>
                        </li>
                      )),
                    )}
                  </ul>
                </details>
              ) : (
                <SiteLink key={label} to={to}>
                  {label}
                </SiteLink>
              ),
            )}
            <SiteLink to="/shortlist">{keep.keep}</SiteLink>
          </nav>
          <ActionLink action={quote} variant="cta" />
          <ActionLink action={{ label: `${words.call} ${phone}`, to: 'call:' }} variant="outline" />
          <small>
            <OfficeState />
          </small>
        </Inside>
      </Panel>
    </Place>
  )
}

const Place = styled.div`
  ${media.desktop} {
    display: none;
  }
`

const Panel = styled.div`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(400px, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.chalk};
  color: ${color.ink};
  box-shadow: ${shadow};
  overscroll-behavior: contain;
  &:popover-open {
    animation: slide-in ${motion.calm};
  }
  @keyframes slide-in {
    from {
      transform: translateX(40px);
      opacity: 0;
    }
  }
  ${media.calm} {
    &:popover-open {
      animation: none;
    }
  }
  &::backdrop {
    background: rgb(32 41 43 / 62%);
  }
`

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-height: 100%;
  padding: ${space[4]} ${space[6]} ${space[7]};
  > button {
    align-self: end;
  }
  nav {
    margin-bottom: ${space[5]};
    border-bottom: 1px solid ${color.line};
  }
  summary,
  nav > a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 54px;
    border-top: 1px solid ${color.line};
    font: 400 ${size.h3} / 1.2 ${font.heading};
    text-decoration: none;
  }
  summary {
    ${plusMark}
    &::after {
      font-family: ${font.body};
      font-size: 26px;
    }
  }
  details[open] summary::after {
    content: '–';
  }
  li a {
    display: block;
    padding: 11px 0;
    text-decoration: none;
  }
  details ul {
    padding-bottom: ${space[4]};
  }
`
