/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | Html | Part[] | undefined | false

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A template whose values are escaped, unless they are HTML themselves; lists are joined, undefined and false are nothing. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.reduce((text, piece, index) => text + render(values[index - 1]) + piece))
}

function render(value: Part): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(render).join('')
  return (value || '').replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}
