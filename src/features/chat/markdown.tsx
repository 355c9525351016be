import ReactMarkdown, { type Components } from 'react-markdown'
import { SiteLink } from '@/components/ui/action-link'
import { useCompany } from '@/hooks/use-company'
import { isPage, safeLink } from './safe-link'

/**
 * A reply's paragraphs, lists, emphasis and links; whatever else Markdown knows becomes plain text, and HTML stays the text
 * that it is. It comes from outside: nothing of it is trusted.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown components={COMPONENTS} urlTransform={untouched}>
      {text}
    </ReactMarkdown>
  )
}

// Every address is judged where the link is made; nothing else keeps one.
const untouched = (url: string) => url

function ReplyLink({ href, children }: { href?: string; children?: React.ReactNode }) {
  const company = useCompany()
  const safe = safeLink(href, company)
  if (!safe) return <>{children}</>
  if (isPage(safe)) return <SiteLink to={safe}>{children}</SiteLink>
  const isElsewhere = safe.startsWith('https:')
  return (
    <a href={safe} {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}

type Plain = { children?: React.ReactNode }

function Heading({ children }: Plain) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  )
}

function Paragraph({ children }: Plain) {
  return <p>{children}</p>
}

function Text({ children }: Plain) {
  return <>{children}</>
}

const COMPONENTS: Components = {
  a: ({ href, children }) => <ReplyLink href={href}>{children}</ReplyLink>,
  img: ({ alt }) => <>{alt}</>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  pre: Paragraph,
  code: Text,
  blockquote: Text,
  hr: () => null,
}
