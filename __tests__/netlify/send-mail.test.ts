import { mailDestination, type MailDestination } from '../../netlify/lib/mail-destination'
import { sendMail } from '../../netlify/lib/send-mail'
import { ago } from '../support/intake'
import { REAL, useMail } from '../support/mail'

const { server } = useMail()

describe('a visitor who tries header injection', () => {
  it('adds no header, recipient or line of ours', async () => {
    const lead = {
      id: 'B'.repeat(26),
      form: 'chat' as const,
      receivedAt: ago(0),
      record: {
        name: 'Ann\r\nBcc: all@evil.example',
        email: 'ann@example.com\r\nBcc: all@evil.example',
        'Subject\r\nBcc': 'x',
        message: 'Hello\n.\nReference: RW-FALSE1\n\u001b[31m',
      },
    }
    const outcome = await sendMail(lead, mailDestination(REAL) as MailDestination, { timeLimitMs: 5_000 })
    expect(outcome).toEqual({ ok: true })
    const [mail] = server.mails
    expect(mail?.recipients).toEqual(['office@riverway.example'])
    const [head = '', ...rest] = mail?.text.split('\r\n\r\n') ?? []
    const body = rest.join('\n')
    expect(head).not.toMatch(/bcc|evil|reply-to/i)
    expect(body).not.toMatch(/^(Bcc|Reference: RW-FALSE1)/im)
    expect(body).toContain('Hello')
    expect(mail?.text).not.toContain('\u001b')
  })

  it.each(['a,b@example.com', 'a@example.com,b@example.com', '"a b"@example.com', '<a@b.c>'])(
    'sets no Reply-To for %p',
    async (email) => {
      const lead = { id: 'C'.repeat(26), form: 'chat' as const, receivedAt: ago(0), record: { email } }
      await sendMail(lead, mailDestination(REAL) as MailDestination, { timeLimitMs: 5_000 })
      expect(server.mails[0]?.text).not.toMatch(/^Reply-To/im)
    },
  )
})
