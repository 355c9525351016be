import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import styled from 'styled-components'
import { SiteLink } from '@/components/ui/action-link'
import { useNavigation } from '@/hooks/use-navigation'
import { media } from '@/theme/media'
import { color, motion, shadow, space } from '@/theme/tokens'
import { MenuPanel } from './menu-panel'

/** How long a menu stays open after the pointer left its item, in ms: specification, section 9. */
const CLOSE_DELAY = 150

/** A press this soon after the pointer opened the menu was meant to open it, in ms. */
const SAME_MOVE = 500

/**
 * The main navigation of wide screens. Pointer rules (specification, section 2): a menu opens when the pointer enters its
 * item, closes 150 ms after the pointer leaves it unless it comes back, and at once when the pointer leaves the panel.
 * Keyboard and touch open it by the button beside the item; Escape closes it and gives the focus back.
 */
export function MegaMenu({ pathname }: { pathname: string }) {
  const { header: items } = useNavigation()
  // A page under one of them, and not one of them itself: Internal Doors lie under the other doors.
  const hasOwnItem = items.some(({ to }) => to === pathname)
  // A menu belongs to the page on which it was opened, so that following a link closes it.
  const [opened, setOpened] = useState<{ menu: string; pathname: string }>()
  const open = opened?.pathname === pathname ? opened.menu : undefined
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const hoveredAt = useRef(-SAME_MOVE)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => {
    // A pointer that came before the script has entered already.
    const hover = requestAnimationFrame(() => {
      const menu = document.querySelector<HTMLElement>('li:hover > [data-menu]')?.dataset.menu
      if (!menu) return
      hoveredAt.current = performance.now()
      setOpened({ menu, pathname: window.location.pathname })
    })
    return () => {
      cancelAnimationFrame(hover)
      cancel()
    }
  }, [])

  function setOpen(menu: string | undefined) {
    setOpened(menu ? { menu, pathname } : undefined)
  }

  function enter(event: PointerEvent, menu: string | null) {
    // A finger also "enters" what it taps; touch uses the button.
    if (event.pointerType === 'touch') return
    cancel()
    if (menu !== open) hoveredAt.current = event.timeStamp
    setOpen(menu ?? undefined)
  }

  function leaveItem(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    cancel()
    timer.current = setTimeout(() => setOpen(undefined), CLOSE_DELAY)
  }

  function leavePanel(event: PointerEvent) {
    if (event.pointerType === 'touch') return
    cancel()
    setOpen(undefined)
  }

  function press({ detail, timeStamp }: MouseEvent, menu: string) {
    // A key's press has no clicks to count.
    const isSameMove = detail > 0 && timeStamp - hoveredAt.current < SAME_MOVE
    setOpen(menu === open && !isSameMove ? undefined : menu)
  }

  function blur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(undefined)
  }

  return (
    <Nav
      aria-label="Main"
      onBlur={blur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        const button = document.getElementById(`menu-button-${open}`)
        setOpen(undefined)
        button?.focus()
      }}
    >
      <ul>
        {items.map((item) => {
          const { label, to, menu } = item
          const isOpen = menu !== null && menu === open
          return (
            <li key={label}>
              <Trigger
                data-menu={menu ?? undefined}
                onPointerEnter={(event) => enter(event, menu)}
                onPointerLeave={leaveItem}
              >
                <TopLink
                  to={to}
                  aria-current={pathname === to ? 'page' : undefined}
                  data-here={!hasOwnItem && pathname.startsWith(`${to}/`) ? '' : undefined}
                >
                  {label}
                </TopLink>
                {menu && (
                  <button
                    type="button"
                    id={`menu-button-${menu}`}
                    aria-expanded={isOpen}
                    aria-controls={`menu-${menu}`}
                    aria-label={`${label} menu`}
                    onClick={(event) => press(event, menu)}
                  >
                    <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
                      <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
                    </svg>
                  </button>
                )}
              </Trigger>
              {menu && (
                <Panel
                  id={`menu-${menu}`}
                  hidden={!isOpen}
                  onPointerEnter={(event) => event.pointerType !== 'touch' && cancel()}
                  onPointerLeave={leavePanel}
                >
                  <MenuPanel item={item} onFollow={() => setOpen(undefined)} />
                </Panel>
              )}
            </li>
          )
        })}
      </ul>
    </Nav>
  )
}

const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    margin-left: auto;
  }
  > ul {
    display: flex;
    gap: ${space[1]};
  }
`

const Trigger = styled.div`
  display: flex;
  align-items: center;
  min-height: 76px;
  button {
    width: 24px;
    height: 44px;
    margin-left: -${space[2]};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.inkSoft};
    cursor: pointer;
    svg {
      margin: auto;
      transition: transform ${motion.quick};
      ${media.calm} {
        transition: none;
      }
    }
    &[aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
  }
`

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  background: ${color.chalk};
  border-top: 1px solid ${color.line};
  box-shadow: ${shadow};
  /* Before the script has come. */
  [data-island='waiting'] li:hover > &[hidden] {
    display: block;
  }
`

const TopLink = styled(SiteLink)`
  padding: ${space[4]} 10px;
  font-size: 16px;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current],
  &[data-here] {
    color: ${color.brick};
  }
`
