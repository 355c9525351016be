import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBrochures } from '@/hooks/use-brochures'
import { useCompany } from '@/hooks/use-company'
import { dialogButton, type DialogName, type OpenDialogOptions } from '@/lib/dialogs'
import { flipbookPath } from '@/lib/flipbook-path'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { buttonStyle, ButtonRow, type ButtonLook, type ButtonSize, type ButtonVariant } from './button'

interface SiteLinkProps {
  'aria-current'?: 'page'
  'aria-label'?: string
  /** A target as the data writes it: see `target()` in src/content/fields.ts. */
  to: string
  className?: string
  children: ReactNode
  /** Also called on a click, where the component is hydrated. */
  onClick?: () => void
  /** One of the page's calls to action: clicks are reported, whatever the target. */
  isAction?: boolean
  /** What the dialog that it opens starts with. */
  dialogOptions?: OpenDialogOptions
}

/**
 * The one link of the site: a page, a plain anchor, a phone call, a file, or a button for a dialog. What a click does stands in
 * src/components/layout/use-site-links.ts, for all of them.
 */
export function SiteLink({ to, children, isAction = false, dialogOptions, ...rest }: SiteLinkProps) {
  const company = useCompany()
  const brochureUrl = useBrochures()
  if (to.startsWith('dialog:')) {
    return (
      <button
        {...dialogButton(to.slice('dialog:'.length) as DialogName, dialogOptions?.service)}
        data-to={to}
        data-options={dialogOptions && JSON.stringify(dialogOptions)}
        {...rest}
      >
        {children}
      </button>
    )
  }
  const { href, isNewTab, isFile } = resolveTarget(to, company, brochureUrl)
  return (
    <a
      href={href}
      data-to={href === to ? '' : to}
      data-action={isAction ? '' : undefined}
      {...rest}
      {...(isNewTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(isFile && !isNewTab ? { download: '' } : {})}
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

/** Where somebody gets in touch: brick, the one action colour, belongs to these. */
const ASKING = ['/contact', 'call:', 'call:international', 'whatsapp:', 'dialog:quote', 'dialog:expert']

/** The look of a section's action that leads: brick where it asks us for something, else outlined. */
export function leadingVariant(to: string): ButtonVariant {
  return ASKING.includes(to) ? 'cta' : 'outline'
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
          variant={index > 0 ? 'outline' : isDark ? 'secondary' : leadingVariant(action.to)}
        />
      ))}
    </ButtonRow>
  )
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
    shouldForwardProp: (prop) =>
      ['to', 'className', 'children', 'onClick', 'isAction', 'dialogOptions'].includes(prop),
  })
  .attrs({ isAction: true })<ButtonLook>`
  ${buttonStyle}
`
