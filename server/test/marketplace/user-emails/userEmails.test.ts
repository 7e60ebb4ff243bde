import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { MARKETPLACE_LIMITS } from '../../../src/config/marketplaceLimits.ts'
import { emailsOf } from '../../../src/read-model/users/emailsOf.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { serveMails } from '../../mail/_mailServer.ts'
import { marketplaceOver } from '../_app.ts'
import { signedIn } from '../_connection.ts'
import { evmWallet } from '../_wallets.ts'
import { lastKeyOf, sendConfirmations } from './_confirmations.ts'

const HOUR = 60 * 60_000
const WRONG = 'mintline_0000'

describe('the address of a user', () => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof serveMails>>
  let app: FastifyInstance
  let user: string
  let token: string
  let now: Date

  before(async () => {
    database = await testDatabase()
    server = await serveMails()
    app = await marketplaceOver(database, { now: () => now })
  })

  beforeEach(async () => {
    now = new Date()
    const begun = await signedIn(app, evmWallet())
    user = begun.userId
    token = begun.accessToken
    server.mails.length = 0
    await sql`delete from jobs._private_jobs`.execute(database.write)
  })

  const call = async (method: 'GET' | 'POST', path: string, payload?: object, bearer?: string) => {
    const answer = await app.inject({
      method,
      url: `/marketplace/api/v4/users/${path}`,
      ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined }
  }
  const save = (email?: string, bearer = token) =>
    call('POST', `${user}/emailPreference`, email === undefined ? {} : { email }, bearer)
  const confirm = async (key: string) =>
    (await call('GET', `${user}/confirmEmail/${encodeURIComponent(key)}`)).body
  const resend = async () => (await call('GET', `${user}/resendEmailConfirmation`)).body
  const stored = async () =>
    (await emailsOf(database.read, [user], MARKETPLACE_LIMITS, now)).get(user)
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }

  const sendWaiting = (url = server.url) => sendConfirmations(database, { url })
  const waiting = async () =>
    (
      await sql<{ run_at: Date }>`select run_at from jobs._private_jobs order by 1`.execute(
        database.write,
      )
    ).rows.map(({ run_at }) => run_at.getTime())
  const lastKey = () => lastKeyOf(server)

  it('is of the user alone', async () => {
    const other = await signedIn(app, evmWallet())

    expect(await save('ann@example.com', other.accessToken)).to.deep.equal({
      status: 403,
      body: { code: 'FORBIDDEN', message: 'This belongs to another user' },
    })
    const anonymous = await call('POST', `${user}/emailPreference`, { email: 'a@b.co' })
    expect(anonymous.status).to.equal(401)
    expect(await waiting()).to.deep.equal([])
  })

  for (const email of [
    'ann@example.com\r\nBcc: all@example.com',
    'ann@example.com, bob@example.com',
    '"Ann"@example.com',
    '{"level":"fatal"}',
  ]) {
    it(`may not be ${JSON.stringify(email)}`, async () => {
      const { status, body } = await save(email)

      expect(status).to.equal(400)
      expect(body.message).to.equal('email must be an e-mail address such as ann@example.com')
      expect(await stored()).to.equal(undefined)
    })
  }

  it('is confirmed by the key of the mail, once', async () => {
    expect(await confirm(WRONG)).to.deep.equal({
      status: 'CONFIRMATION_WAS_NOT_SENT',
      success: false,
    })
    expect((await save('ann@example.com')).status).to.equal(200)
    expect(await stored()).to.deep.equal({ email: 'ann@example.com', status: 'CONFIRMATION' })
    expect((await confirm(WRONG)).status).to.equal('CONFIRMATION_WAS_NOT_SENT')
    await sendWaiting()

    const [mail] = server.mails
    expect(server.mails).to.have.length(1)
    expect(mail?.to).to.deep.equal(['ann@example.com'])
    const { rows } = await sql<{ row: string }>`
      select user_emails::text as row from user_emails where user_id = ${user}`.execute(
      database.read,
    )
    expect(rows[0]?.row).to.not.include(lastKey())
    expect(await confirm(lastKey())).to.deep.equal({ status: 'CONFIRMED', success: true })
    expect(await stored()).to.deep.equal({ email: 'ann@example.com', status: 'CONFIRMED' })
    expect((await confirm(lastKey())).status).to.equal('EMAIL_IS_ALREADY_CONFIRMED')
    expect((await resend()).status).to.equal('NO_EMAIL_SAVED')

    await save('ann@example.com')
    expect((await stored())?.status).to.equal('CONFIRMED')
    await save('bob@example.com')
    expect((await stored())?.status).to.equal('CONFIRMATION')
    await save()
    expect(await stored()).to.deep.equal({ email: undefined, status: 'NOT_SET' })
    expect((await resend()).status).to.equal('NO_EMAIL_SAVED')
    await sendWaiting()
    expect(server.mails).to.have.length(1)
  })

  it('takes five wrong keys of six, also where they come at once, until a mail is asked for again', async () => {
    await save('ann@example.com')
    await sendWaiting()
    const key = lastKey()

    const results = await Promise.all(Array.from({ length: 12 }, () => confirm(WRONG)))
    const codes = results.map(({ status }) => status)
    expect(codes.filter((code) => code === 'WRONG_CONFIRMATION_CODE')).to.have.length(5)
    expect(codes.filter((code) => code === 'TOO_MANY_CONFIRMATION_ATTEMPTS')).to.have.length(7)
    expect((await confirm(key)).status).to.equal('TOO_MANY_CONFIRMATION_ATTEMPTS')
    expect((await stored())?.status).to.equal('ATTEMPTS_EXCEEDED')

    pass(61_000)
    expect(await resend()).to.deep.equal({ status: 'RESENT', success: true })
    await sendWaiting()
    expect(lastKey()).to.not.equal(key)
    expect((await confirm(key)).status).to.equal('WRONG_CONFIRMATION_CODE')
    expect((await confirm(lastKey())).status).to.equal('CONFIRMED')
  })

  it('is mailed to again after a minute, once of many who ask at once', async () => {
    await save('ann@example.com')
    pass(59_999)
    expect(await resend()).to.deep.equal({ status: 'TOO_SHORT_TIME_PASSED', success: false })
    pass(1)
    const results = await Promise.all(Array.from({ length: 10 }, resend))

    const codes = results.map(({ status }) => status)
    expect(codes.filter((code) => code === 'RESENT')).to.have.length(1)
    expect(codes.filter((code) => code === 'TOO_SHORT_TIME_PASSED')).to.have.length(9)
    expect(await waiting()).to.have.length(1)
  })

  it('gets one mail a minute where addresses are saved again and again', async () => {
    await save('ann@example.com')
    await sendWaiting()
    for (const name of ['bob', 'carol', 'dave']) await save(`${name}@example.com`)

    expect(await waiting()).to.deep.equal([now.getTime() + 60_000])
    await sendWaiting()
    expect(server.mails.map(({ to }) => to[0])).to.deep.equal([
      'ann@example.com',
      'dave@example.com',
    ])
  })

  it('cannot be confirmed a day after the mail was due', async () => {
    await save('ann@example.com')
    await sendWaiting()
    pass(24 * HOUR)

    expect((await confirm(lastKey())).status).to.equal('CONFIRMATION_TIME_EXPIRED')
    expect((await stored())?.status).to.equal('EXPIRED')
    expect((await resend()).status).to.equal('RESENT')
  })

  it('waits for a mail server that is down, and gets each key at most once', async () => {
    const gone = await serveMails()
    await gone.close()
    expect((await save('ann@example.com')).status).to.equal(200)

    const before = Date.now()
    const [trouble] = await sendWaiting(gone.url)
    expect(trouble).to.match(/^A mail could not be sent \(E/)
    const [next = 0] = await waiting()
    expect(next - before).to.be.within(30_000, 60_000)
    expect((await stored())?.status).to.equal('CONFIRMATION')
    await sendWaiting()
    expect((await confirm(lastKey())).status).to.equal('CONFIRMED')
  })

  it('is tried for a day where the mail server is down, and not longer', async () => {
    const gone = await serveMails()
    await gone.close()
    await save('ann@example.com')
    const due = (hoursAgo: number) =>
      database.write
        .updateTable('user_emails')
        .set({ mail_at: new Date(Date.now() - hoursAgo * HOUR) })
        .where('user_id', '=', user)
        .execute()

    await due(23.9)
    const before = Date.now()
    expect(await sendWaiting(gone.url)).to.have.length(1)
    const [next = 0] = await waiting()
    expect(next - before).to.be.within(HOUR / 4, HOUR / 4 + 60_000)

    await due(24)
    expect(await sendWaiting(gone.url)).to.deep.equal([])
    expect(await waiting()).to.deep.equal([])
  })

  it('is not tried again where the mail server knows nobody of it', async () => {
    await save('nobody@example.com')

    const [trouble] = await sendWaiting()
    expect(trouble).to.not.include('nobody')
    expect(await waiting()).to.deep.equal([])
    expect((await stored())?.status).to.equal('CONFIRMATION')
  })

  it('is not known of users who are not there', async () => {
    for (const id of [randomUUID(), 'no-uuid']) {
      expect((await call('GET', `${id}/confirmEmail/${WRONG}`)).status).to.equal(404)
      expect((await call('GET', `${id}/resendEmailConfirmation`)).status).to.equal(404)
    }
    await database.write
      .updateTable('users')
      .set({ deleted_at: now })
      .where('id', '=', user)
      .execute()
    expect((await call('GET', `${user}/resendEmailConfirmation`)).status).to.equal(404)
    expect((await save('ann@example.com')).status).to.equal(401)
  })
})
