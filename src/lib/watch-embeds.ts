import { EMBED_EVENT } from './embed-event'

/**
 * Keeps a form host's script on the page while its embedded form is in view (`QuoteFrame` in src/components/ui/quote-frame.tsx names
 * it), for the whole document: also before the page's own scripts have come.
 */
export function watchEmbeds() {
  const scripts = new Map<Element, HTMLScriptElement>()
  // A form that leaves the page is out of view as well.
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting === scripts.has(target)) continue
      if (isIntersecting) scripts.set(target, fetched((target as HTMLElement).dataset.embed!))
      else {
        scripts.get(target)?.remove()
        scripts.delete(target)
      }
    }
  })
  addEventListener('load', () => {
    for (const form of document.querySelectorAll('[data-embed]')) observer.observe(form)
  })
  document.addEventListener(EMBED_EVENT, ({ target }) => observer.observe(target as Element))
}

function fetched(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.body.append(script)
  return script
}
