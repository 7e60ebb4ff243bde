import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { MARKETPLACE_LIMITS } from '../../../src/config/marketplaceLimits.ts'
import { emailsOf } from '../../../src/read-model/users/emailStates.ts'
import { countMail, sweepMailCounts, uncountMail } from '../../../src/users/email/mailCounts.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { serveMails } from '../../mail/_mailServer.ts'
import { marketplaceOver } from '../_app.ts'
import { signedIn } from '../_connection.ts'
import { evmWallet, type TestWallet } from '../_wallets.ts'
import { lastKeyOf, sendConfirmations } from './_confirmations.ts'

const HOUR = 60 * 60_000
const WRONG = 'mintline_0000'

describe('the address of a user', () => {
  let database: TestDatabase
  let server: Awaited<ReturnType<typeof serveMails>>
  let app: FastifyInstance
  let user: string
  let wallet: TestWallet
  let token: string
  let now: Date

  before(async () => {
    database = await testDatabase()
    server = await serveMails()
    app = await marketplaceOver(database, { now: () => now })
  })

  beforeEach(async () => {
    now = new Date()
    wallet = evmWallet()
    const begun = await signedIn(app, wallet)
    user = begun.userId
    token = begun.accessToken
    server.mails.length = 0
    await sql`delete from jobs._private_jobs`.execute(database.write)
    await database.write.deleteFrom('mail_counts').execute()
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
  const askResend = (bearer?: string) =>
    call('GET', `${user}/resendEmailConfirmation`, undefined, bearer)
  const resend = async () => (await askResend(token)).body
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

  it('is confirmed by the right key however many wrong ones anybody sends, also at once', async () => {
    await save('ann@example.com')
    await sendWaiting()
    const key = lastKey()

    const results = await Promise.all(Array.from({ length: 12 }, () => confirm(WRONG)))
    const codes = results.map(({ status }) => status)
    expect(codes.filter((code) => code === 'WRONG_CONFIRMATION_CODE')).to.have.length(5)
    expect(codes.filter((code) => code === 'TOO_MANY_CONFIRMATION_ATTEMPTS')).to.have.length(7)
    expect((await stored())?.status).to.equal('ATTEMPTS_EXCEEDED')
    expect(await confirm(key)).to.deep.equal({ status: 'CONFIRMED', success: true })
    expect((await stored())?.status).to.equal('CONFIRMED')
  })

  it('gets its mail however many wrong keys come before it', async () => {
    const gone = await serveMails()
    await gone.close()
    await save('ann@example.com')
    await sendWaiting(gone.url)
    for (let count = 0; count < 6; count += 1) await confirm(WRONG)
    await sendWaiting()
    expect((await confirm(lastKey())).status).to.equal('CONFIRMED')
  })

  it('is confirmed by the last key until another one is on its way', async () => {
    await save('ann@example.com')
    await sendWaiting()
    const first = lastKey()
    pass(61_000)
    await resend()
    await sendWaiting()
    expect(lastKey()).to.not.equal(first)
    expect((await confirm(first)).status).to.equal('WRONG_CONFIRMATION_CODE')
    pass(61_000)
    const second = lastKey()
    await resend()
    expect((await confirm(second)).status).to.equal('CONFIRMED')
  })

  it('is mailed to again for its user alone', async () => {
    await save('ann@example.com')
    pass(61_000)
    const other = await signedIn(app, evmWallet())
    await sql`delete from jobs._private_jobs`.execute(database.write)

    expect((await askResend()).status).to.equal(401)
    expect((await askResend(other.accessToken)).status).to.equal(403)
    expect(await waiting()).to.deep.equal([])
    expect(await resend()).to.deep.equal({ status: 'RESENT', success: true })
    expect(await waiting()).to.have.length(1)
  })

  describe('that strangers name', () => {
    const START = Date.parse('2026-11-20T12:00:00.000Z')
    /** Has users each ask for a mail to an address, and sends what may go out. */
    async function claim(addresses: readonly string[]): Promise<void> {
      for (const email of addresses) {
        const stranger = await signedIn(app, evmWallet())
        await call('POST', `${stranger.userId}/emailPreference`, { email }, stranger.accessToken)
      }
      await sendWaiting()
    }
    const receivers = () => server.mails.map(({ to }) => to[0] ?? '')

    it('gets five mails in an hour, however it is written, and the others in the next hour', async () => {
      const written = [
        'ann@example.com',
        'ANN@example.com',
        'ann+1@example.com',
        'ann+shop@example.com',
        'ann@example.com',
        'ann+2@example.com',
        'Ann@example.com',
      ]
      const hour = Date.now() - (Date.now() % HOUR)
      await claim(written)
      expect(receivers()).to.have.members(written.slice(0, 5))
      expect(await waiting()).to.deep.equal([hour + HOUR, hour + HOUR])
      await claim(['ben@example.com'])
      expect(receivers()).to.include('ben@example.com')

      await database.write
        .updateTable('mail_counts')
        .set({ hour: new Date(hour - HOUR) })
        .execute()
      await sendWaiting()
      expect(receivers()).to.have.length(8)
    })

    it('gets none once its domain has had as many as it may in an hour', async () => {
      const limits = { ...MARKETPLACE_LIMITS, mailsPerDomain: 3 }
      const at = new Date(START)
      const count = (address: string, time = at) =>
        database.write
          .transaction()
          .execute((transaction) => countMail(transaction, address, limits, time))

      expect(await count('a@one.example')).to.equal(true)
      expect(await count('b@one.example')).to.equal(true)
      expect(await count('c@one.example')).to.equal(true)
      expect(await count('d@ONE.example')).to.equal(false)
      expect(await count('d@two.example')).to.equal(true)
      expect(await count('d@one.example', new Date(START + HOUR - 1))).to.equal(false)
      expect(await count('d@one.example', new Date(START + HOUR))).to.equal(true)
      await uncountMail(database.write, 'c@one.example', at)
      expect(await count('d@one.example')).to.equal(true)
      await sweepMailCounts(database.write, new Date(START + HOUR))
      const left = await database.read.selectFrom('mail_counts').select('hour').execute()
      expect(left.map(({ hour }) => hour.getTime())).to.deep.equal([START + HOUR, START + HOUR])
    })

    it('is counted once by many at a time', async () => {
      const addresses = Array.from({ length: 12 }, (_, number) => `${number % 3}@one.example`)
      const counted = await Promise.all(
        addresses.map((address) =>
          database.write
            .transaction()
            .execute((transaction) =>
              countMail(transaction, address, MARKETPLACE_LIMITS, new Date(START)),
            ),
        ),
      )
      expect(counted.filter(Boolean)).to.have.length(12)
      const rows = await database.read.selectFrom('mail_counts').select('mails').execute()
      expect(rows.map(({ mails }) => mails).sort()).to.deep.equal([12, 4, 4, 4])
    })

    it('is not counted for what a server that is down did not take', async () => {
      const gone = await serveMails()
      await gone.close()
      await save('ann@example.com')
      for (let count = 0; count < 7; count += 1) await sendWaiting(gone.url)
      await sendWaiting()
      expect(receivers()).to.deep.equal(['ann@example.com'])
    })
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
    token = (await signedIn(app, wallet)).accessToken
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
    }
    await database.write
      .updateTable('users')
      .set({ deleted_at: now })
      .where('id', '=', user)
      .execute()
    expect((await askResend(token)).status).to.equal(401)
    expect((await save('ann@example.com')).status).to.equal(401)
  })
})
