import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { mailSettingsIn } from '../../src/config/mailSettings.ts'
import { isEmailAddress } from '../../src/mail/emailAddress.ts'
import { type Mailer, shownMails } from '../../src/mail/mailer.ts'
import { smtpMailer } from '../../src/mail/smtpMailer.ts'
import { type ReceivedMail, serveMails } from './_mailServer.ts'

const MAIL = { to: 'ann@example.com', subject: 'Confirm', text: 'A link\n.\nand more\n' }

describe('addresses of e-mail', () => {
  const TAKEN = [
    'ann@example.com',
    'a.b+shop_1@mail.example.co.uk',
    `${'a'.repeat(64)}@example.com`,
    "o'neil@example.com",
  ]
  const REFUSED = [
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@-example.com',
    'ann@exa mple.com',
    'ann@example.com\r\nBcc: all@example.com',
    'ann@example.com\n',
    '\nann@example.com',
    'ann@example.com, bob@example.com',
    'ann@example.com;bob@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    '"ann\\r\\n"@example.com',
    '"a b"@example.com',
    'ann(comment)@example.com',
    'ann@[127.0.0.1]',
    'ann\u0000@example.com',
    'ann\u2028@example.com',
    'änn@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a.'.repeat(125)}com`,
  ]
  for (const text of TAKEN) {
    it(`may be ${text}`, () => expect(isEmailAddress(text)).to.equal(true))
  }
  for (const text of REFUSED) {
    it(`may not be ${JSON.stringify(text)}`, () => expect(isEmailAddress(text)).to.equal(false))
  }
})

describe('the settings of mails', () => {
  const URL = 'smtp://user:pass-word@mail.example:587'
  const from = (MAIL_FROM: string) => mailSettingsIn({ SMTP_URL: URL, MAIL_FROM })?.from

  it('name a server and who writes', () => {
    expect(mailSettingsIn({})).to.equal(undefined)
    expect(mailSettingsIn({ SMTP_URL: URL, MAIL_FROM: 'shop@example.com' })).to.deep.equal({
      url: URL,
      from: { name: '', address: 'shop@example.com' },
    })
    const named = { name: 'Läden, Söhne', address: 'shop@example.com' }
    expect(from('Läden, Söhne <shop@example.com>')).to.deep.equal(named)
  })

  it('are refused where a sender would break a header, and never show the server', () => {
    const rule = 'must be an e-mail address such as ann@example.com, or Name <ann@example.com>'
    for (const sender of [
      '',
      'shop',
      'Shop\r\nBcc: all@example.com <shop@example.com>',
      '"Shop" <shop@example.com>',
      'Shop <shop@example.com> <other@example.com>',
    ]) {
      expect(refusalOf(() => from(sender))).to.equal(`OPTION_INVALID: MAIL_FROM ${rule}`)
    }
    for (const url of ['mail.example', 'http://user:pass-word@mail.example', 'smtp://']) {
      expect(refusalOf(() => mailSettingsIn({ SMTP_URL: url }))).to.equal(
        'OPTION_INVALID: SMTP_URL must be the smtp: or smtps: URL of a mail server',
      )
    }
  })
})

describe('a mailer by SMTP', () => {
  let server: Awaited<ReturnType<typeof serveMails>>
  let mailer: Mailer
  const last = (): ReceivedMail | undefined => server.mails.at(-1)
  const field = (name: string) => last()?.header.find((line) => line.startsWith(`${name}:`))

  before(async () => {
    server = await serveMails()
    mailer = smtpMailer({ url: server.url, from: { name: 'Shop', address: 'shop@example.com' } })
  })

  it('sends plain text to one receiver', async () => {
    await mailer.send(MAIL)

    expect(last()).to.deep.include({ from: 'shop@example.com', to: ['ann@example.com'] })
    expect(last()?.body).to.equal('A link\r\n.\r\nand more\r\n')
    expect(field('From')).to.equal('From: Shop <shop@example.com>')
    expect(field('To')).to.equal('To: ann@example.com')
    expect(field('Content-Type')).to.equal('Content-Type: text/plain; charset=utf-8')
  })

  it('makes one line of a subject that has several', async () => {
    await mailer.send({ ...MAIL, subject: 'Confirm\r\nBcc: all@example.com\r\n\r\nBuy this' })

    expect(last()?.to).to.deep.equal(['ann@example.com'])
    expect(field('Bcc')).to.equal(undefined)
    expect(last()?.body).to.equal('A link\r\n.\r\nand more\r\n')
  })

  it('tells refusals without the address', async () => {
    const refused = await failureOf(mailer.send({ ...MAIL, to: 'nobody@example.com' }))

    expect(refused).to.equal(
      'MAIL_REFUSED: The mail server refused the receiver of a mail (EENVELOPE, 550): it is not tried again',
    )
  })

  it('tells that the server is away, without its address', async () => {
    const gone = await serveMails()
    await gone.close()
    const from = { name: '', address: 'shop@example.com' }
    const url = gone.url.replace('//', '//user:pass-word@')

    const failure = await failureOf(smtpMailer({ url, from }).send(MAIL))

    expect(failure).to.match(
      /^MAIL_NOT_SENT: A mail could not be sent \(E[A-Z]+\): check the server that SMTP_URL names$/,
    )
  })
})

describe('a server without mails', () => {
  it('shows the text of each, and no address', async () => {
    const shown: string[] = []
    await shownMails((text) => shown.push(text)).send(MAIL)

    expect(shown).to.deep.equal([
      'A mail that nobody gets, as SMTP_URL is not set: Confirm\n\nA link\n.\nand more\n',
    ])
  })
})

const failureOf = (sending: Promise<void>) => sending.then(() => 'sent', described)

function refusalOf(call: () => unknown): string {
  try {
    call()
  } catch (error) {
    return described(error)
  }
  return 'taken'
}

function described(error: unknown): string {
  if (isMintlineError(error)) return `${error.code}: ${error.message}`
  throw error
}
