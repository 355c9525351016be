import { mailDestination, type MailDestination } from '../../netlify/lib/mail-destination'
import { sendMail } from '../../netlify/lib/send-mail'
import { ago, order } from '../support/intake'
import { validLead } from '../support/leads'
import { REAL, useMail } from '../support/mail'

const { server, setEnv } = useMail()

describe('the settings', () => {
  const source = {
    MAIL_URL: 'smtps://me%40firm.example:secret@mail.example',
    MAIL_TO: 'a@firm.example, b@firm.example',
  }

  it('give server, recipients and sender', () => {
    expect(mailDestination(REAL, source)).toMatchObject({
      kind: 'mail',
      to: ['a@firm.example', 'b@firm.example'],
      from: 'me@firm.example',
    })
    expect(mailDestination(REAL, { ...source, MAIL_FROM: 'web@firm.example' })).toMatchObject({
      from: 'web@firm.example',
    })
    expect(mailDestination(REAL, { MAIL_TO: 'a@firm.example' })).toBeUndefined()
  })

  it.each([
    [{ MAIL_URL: 'https://mail.example' }, 'MAIL_URL is no address of a mail server'],
    [{ MAIL_TO: '' }, 'MAIL_TO is not set'],
    [{ MAIL_TO: 'office' }, 'MAIL_TO is no e-mail address'],
    [{ MAIL_FROM: 'Office <a@b.example>' }, 'MAIL_FROM is no e-mail address'],
  ])('with %j are unusable, and the reason contains no password', (change, reason) => {
    expect(mailDestination(REAL, { ...source, ...change })).toEqual({ kind: 'unusable', reason })
  })

  it('of production do not apply to a preview', async () => {
    const preview = { isPreview: true, settingPrefix: 'DEPLOY_PREVIEW_' }
    expect(mailDestination(preview, source)).toBeUndefined()
    const own = { DEPLOY_PREVIEW_MAIL_URL: 'smtp://trial.example', DEPLOY_PREVIEW_MAIL_TO: 'me@firm.example' }
    expect(mailDestination(preview, { ...source, ...own })).toMatchObject({ to: ['me@firm.example'] })
    await order('key-1', { deploy: { context: 'deploy-preview' } })
    expect(server.mails).toEqual([])
  })

  it('never send a password over an unencrypted connection', async () => {
    setEnv({ MAIL_URL: server.url.replace('//127.0.0.1', '//me:secret@127.0.0.1.nip.invalid') })
    const lead = {
      id: 'D'.repeat(26),
      form: 'order' as const,
      record: validLead('order'),
      receivedAt: ago(0),
    }
    const destination = mailDestination(REAL) as MailDestination
    destination.server.hostname = '0.0.0.0'
    const outcome = await sendMail(lead, destination, { timeLimitMs: 5_000 })
    expect(outcome).toMatchObject({ ok: false })
    expect(server.mails).toEqual([])
  })
})
