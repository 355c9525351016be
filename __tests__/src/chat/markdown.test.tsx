import { render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useStaticQuery } from 'gatsby'
import { Markdown } from '@/features/chat/markdown'
import company from '../../support/company'

beforeEach(() => jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company }))

const show = (text: string) => render(<Markdown text={text} />).container

it('shows paragraphs, lists, emphasis and links to the site’s own pages', () => {
  const shown = show('Our **composite** doors:\n\n- [TruFrame](/doors/truframe-composite)\n- *Comp Door*')
  expect(shown.querySelector('strong')).toHaveTextContent('composite')
  expect(shown.querySelectorAll('ul > li')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'TruFrame' })).toHaveAttribute('href', '/doors/truframe-composite')
  expect(shown.querySelector('em')).toHaveTextContent('Comp Door')
})

it('opens WhatsApp beside the page, and calls the firm', () => {
  show(`[Write](https://wa.me/${company.whatsappNumber}) or [call](${company.phoneHref})`)
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'call' })).toHaveAttribute('href', company.phoneHref)
})

it('keeps the words of everything else, and nothing but the words', () => {
  const shown = show(
    '# Head\n\n![A picture](https://evil.example/x.png)\n\n> Quoted\n\n`code` <b onclick="x()">bold</b>\n\n' +
      '[Click](javascript:alert(1)) [Away](//evil.example) <https://evil.example>\n\n---\n\n<script>alert(1)</script>',
  )
  for (const words of ['Head', 'A picture', 'Quoted', 'code', 'bold', 'Click', 'Away', 'alert(1)'])
    expect(shown).toHaveTextContent(words)
  expect(shown.querySelector('a, img, b, script, h1, code, blockquote, hr, [onclick]')).toBeNull()
})

it('makes nothing but the allowed elements of whatever a reply says', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...[
        '<img src=x onerror=alert(1)>',
        '[a](javascript:x)',
        '[b]: //evil.example\n\n[b]',
        '\n\n',
        '```\n',
        '<svg/>',
      ],
      ...[
        '![i](data:x)',
        '[a](/\\evil.example)',
        '**',
        '1. ',
        '- ',
        '# ',
        '\n',
        '[c](/doors)',
        '<a href="//x">',
      ],
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { container, unmount } = render(<Markdown text={pieces.join('')} />)
      for (const element of container.querySelectorAll('*')) {
        expect(['P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'A', 'BR']).toContain(element.tagName)
        const names = element
          .getAttributeNames()
          .filter((name) => !['href', 'start', 'target', 'rel', 'data-to'].includes(name))
        expect(names).toEqual([])
        if (element.tagName === 'A') expect(element.getAttribute('href')).toMatch(/^\/(?![/\\])/)
      }
      unmount()
    }),
    { numRuns: 200 },
  )
})
