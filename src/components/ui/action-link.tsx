import { Link } from 'gatsby'
import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { useBrochures } from '@/hooks/use-brochures'
import { useCompany } from '@/hooks/use-company'
import { dialogButton, useOpenDialog, type DialogName } from '@/lib/dialogs'
import { flipbookPath } from '@/lib/flipbook-path'
import { openBrochure, reportBrochureFailure } from '@/lib/open-brochure'
import { sourceOf, trackButton, trackLink } from '@/lib/track-link'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { buttonStyle, ButtonRow, type ButtonLook, type ButtonSize, type ButtonVariant } from './button'
import { useToast, type Toast } from './toast'

interface SiteLinkProps {
  'aria-current'?: 'page'
  /** A target as the data writes it: see `target()` in src/content/fields.ts. */
  to: string
  className?: string
  children: ReactNode
  onClick?: () => void
  /** It is one of the page's calls to action: following it is reported, whatever it leads to. */
  isAction?: boolean
}

/**
 * The one link of the site: decides between a page change, a plain anchor, a phone call, a file and a dialog, and reports
 * calls, messages and brochures.
 */
export function SiteLink({
  to,
  className,
  children,
  onClick,
  isAction = false,
  'aria-current': current,
}: SiteLinkProps) {
  const company = useCompany()
  const brochureUrl = useBrochures()
  const openDialog = useOpenDialog()
  const { show } = useToast()
  const [scheme = '', rest = ''] = to.split(/:(.*)/)

  if (scheme === 'dialog') {
    return (
      <button
        {...dialogButton(rest as DialogName)}
        className={className}
        onClick={(event) => {
          const { currentTarget } = event
          event.preventDefault()
          onClick?.()
          trackButton(currentTarget)
          openDialog(rest as DialogName)
        }}
      >
        {children}
      </button>
    )
  }
  const resolved = resolveTarget(to, company, brochureUrl)
  const shared = {
    className,
    'aria-current': current,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const { currentTarget } = event
      onClick?.()
      const report = () => trackLink(currentTarget, { to, href: resolved.href, isAction })
      if (!resolved.isFile || hasOtherWish(event)) return report()
      event.preventDefault()
      openBrochure(resolved.href).then(report, () => {
        reportBrochureFailure(sourceOf(currentTarget))
        show(noBrochure(company.phone))
      })
    },
  }
  if (resolved.href.startsWith('/') && !resolved.isFile && !resolved.isNewTab)
    return (
      <Link to={resolved.href} {...shared}>
        {children}
      </Link>
    )
  return (
    <a
      href={resolved.href}
      {...shared}
      {...(resolved.isNewTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(resolved.isFile && !resolved.isNewTab ? { download: '' } : {})}
    >
      {children}
    </a>
  )
}

interface ActionLinkProps {
  action: { readonly label: string; readonly to: string }
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A SiteLink that looks like a button. */
export function ActionLink({ action, variant, size }: ActionLinkProps) {
  return (
    <ButtonLink to={action.to} $variant={variant} $size={size}>
      {action.label}
    </ButtonLink>
  )
}

interface ActionsProps {
  actions: readonly { readonly label: string; readonly to: string }[]
  /** On dark plates the first action is light, not brick. */
  isDark?: boolean
}

/** A section's actions: the first one leads, the others are outlined. */
export function Actions({ actions, isDark = false }: ActionsProps) {
  if (actions.length === 0) return null
  return (
    <ButtonRow>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          variant={index > 0 ? 'outline' : isDark ? 'secondary' : 'cta'}
        />
      ))}
    </ButtonRow>
  )
}

/** A click with a key held down asks for a new tab or the like, which is the browser's business. */
function hasOtherWish({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey
}

function noBrochure(phone: string): Toast {
  return {
    title: 'The brochure cannot be opened',
    description: 'Please try again in a moment, or ask us for it and we will send it to you.',
    note: (
      <>
        <SiteLink to="call:">Call {phone}</SiteLink> · <SiteLink to="whatsapp:">Write on WhatsApp</SiteLink> ·{' '}
        <SiteLink to="email:">Send an e-mail</SiteLink>
      </>
    ),
    variant: 'destructive',
  }
}

interface Resolved {
  href: string
  isNewTab?: boolean
  isFile?: boolean
}

function resolveTarget(
  to: string,
  company: ReturnType<typeof useCompany>,
  brochureUrl: (route: string) => string,
): Resolved {
  if (to === 'call:') return { href: company.phoneHref }
  if (to === 'call:international') return { href: company.phoneInternationalHref }
  if (to === 'email:') return { href: `mailto:${company.email}` }
  if (to === 'whatsapp:')
    return { href: whatsappUrl(company.whatsappNumber, company.whatsappMessage), isNewTab: true }
  if (to === 'design:') return { href: company.designerUrl ?? '/design-your-door' }
  if (to === 'flipbook:') {
    return {
      href: company.flipbookUrl ?? flipbookPath(brochureUrl('/doors/truframe-composite')),
      isNewTab: true,
    }
  }
  if (to.startsWith('brochure:')) return { href: brochureUrl(to.slice('brochure:'.length)), isFile: true }
  return { href: to, isNewTab: to.startsWith('https://') }
}

/** A SiteLink in a button's look. */
export const ButtonLink = styled(SiteLink)
  .withConfig({
    shouldForwardProp: (prop) => ['to', 'className', 'children', 'onClick', 'isAction'].includes(prop),
  })
  .attrs({ isAction: true })<ButtonLook>`
  ${buttonStyle}
`
