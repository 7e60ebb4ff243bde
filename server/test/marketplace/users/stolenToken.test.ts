import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  addUserWalletUsingPOST,
  deleteUser,
  deleteUserWalletUsingDELETE,
  getCurrentUserUsingGET,
  getNotificationsByOwnerUsingPOST,
  getSecretUserPreferenceUsingPOST,
  patchNotificationSettingsUsingPATCH,
  saveEmailPreferenceUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { smtpMailer } from '../../../src/mail/smtpMailer.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { mailsBy, serveMails } from '../../mail/_mailServer.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet, solanaWallet, type TestWallet, WALLETS } from '../_wallets.ts'
import { addWalletForm, deletionForm } from './_consents.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FROM = { name: 'Shop', address: 'shop@example.com' }

const STALE = {
  status: 401,
  body: {
    code: 'UNAUTHORIZED',
    message: 'Sign in again first: this change needs a sign-in of the last 10 minutes',
  },
}
const TOO_NEW = {
  status: 403,
  body: {
    code: 'FORBIDDEN',
    message:
      'Use a wallet that you added earlier: a new one may do this only 30 days after it was added',
  },
}

describe('a stolen token', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let time = Date.now()
  /** The owner, whose token a thief has. */
  let ann: SignedIn
  before(async () => {
    database = await testDatabase()
    app = await marketplaceOver(database, { now: () => new Date(time) })
  })
  after(() => app.close())
  beforeEach(async () => {
    time = Date.now()
    ann = await signedIn(app, evmWallet())
  })

  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const add = async (by: SignedIn, wallet: TestWallet) => {
    const date = new Date(time)
    return addUserWalletUsingPOST(by.connection, {
      id: by.userId,
      addUserWalletForm: await addWalletForm(wallet, by.userId, { date }),
    })
  }
  const remove = (by: SignedIn, { text }: TestWallet) =>
    deleteUserWalletUsingDELETE(by.connection, { id: by.userId, wallet: text })
  const save = (by: SignedIn, email?: string) =>
    saveEmailPreferenceUsingPOST(by.connection, {
      id: by.userId,
      emailPreferenceForm: email === undefined ? {} : { email },
    })
  const walletsOf = async ({ connection }: SignedIn) =>
    (await getCurrentUserUsingGET(connection)).wallets
  const confirmed = (email: string) =>
    database.write
      .insertInto('user_emails')
      .values({
        user_id: ann.userId,
        email,
        request: 1,
        mail_at: new Date(time),
        confirmed_at: new Date(time),
      })
      .execute()

  it('of more than ten minutes adds no wallet, removes none and changes no address', async () => {
    const other = solanaWallet()
    await add(ann, other)
    await confirmed('ann@example.com')
    pass(10 * MINUTE + 1)
    const stranger = evmWallet()

    expect(await refusalOf(add(ann, stranger))).to.deep.equal(STALE)
    expect(await refusalOf(remove(ann, other))).to.deep.equal(STALE)
    expect(await refusalOf(save(ann, 'eve@example.com'))).to.deep.equal(STALE)
    expect(await refusalOf(save(ann))).to.deep.equal(STALE)
    expect(await walletsOf(ann)).to.deep.equal([ann.wallet.text, other.text])
    const { secretUserPreference } = await getSecretUserPreferenceUsingPOST(ann.connection, {
      id: ann.userId,
    })
    expect(secretUserPreference.email).to.equal('ann@example.com')

    const again = await signedIn(app, ann.wallet)
    pass(10 * MINUTE)
    await add(again, stranger)
    await save(again, 'new@example.com')
  })

  it('is told, as RFC 9470 has it, that a fresh sign-in is missing', async () => {
    pass(10 * MINUTE + 1)
    const answer = await app.inject({
      method: 'POST',
      url: `/marketplace/api/v4/users/${ann.userId}/emailPreference`,
      headers: { authorization: `Bearer ${ann.accessToken}` },
      payload: { email: 'eve@example.com' },
    })
    expect(answer.statusCode).to.equal(401)
    expect(answer.headers['www-authenticate']).to.equal(
      'Bearer error="insufficient_user_authentication", max_age=600',
    )
  })

  for (const [kind, newWallet] of Object.entries(WALLETS)) {
    it(`swaps no wallet while it is fresh, on ${kind}`, async () => {
      const owner = await signedIn(app, newWallet())
      const thief = newWallet()
      pass(MINUTE)
      await add(owner, thief)
      pass(MINUTE)

      const swapped = await refusalOf(remove(owner, owner.wallet))
      expect([swapped.status, swapped.body.code]).to.deep.equal([400, 'LAST_WALLET'])
      const entered = await signedIn(app, thief)
      expect(entered.userId).to.equal(owner.userId)
      expect(await refusalOf(remove(entered, owner.wallet))).to.deep.equal(TOO_NEW)
      expect(await refusalOf(add(entered, newWallet()))).to.deep.equal(TOO_NEW)
      expect(await refusalOf(save(entered, 'eve@example.com'))).to.deep.equal(TOO_NEW)
      const signatureForm = await deletionForm(thief, owner.userId, { date: new Date(time) })
      const deleted = deleteUser(connectionTo(app), { id: owner.userId, signatureForm })
      expect(await refusalOf(deleted)).to.deep.equal(TOO_NEW)

      const back = await signedIn(app, owner.wallet)
      await remove(back, thief)
      expect(await walletsOf(back)).to.deep.equal([owner.wallet.text])
      expect((await refusalOf(getCurrentUserUsingGET(entered.connection))).status).to.equal(401)
    })
  }

  it('does not stop its owner from changing wallets', async () => {
    const next = solanaWallet()
    pass(MINUTE)
    await add(ann, next)
    pass(MINUTE)
    const again = await signedIn(app, ann.wallet)
    await remove(again, ann.wallet)

    expect((await refusalOf(getCurrentUserUsingGET(again.connection))).status).to.equal(401)
    const moved = await signedIn(app, next)
    expect(moved.userId).to.equal(ann.userId)
    expect(await walletsOf(moved)).to.deep.equal([next.text])
    await add(moved, evmWallet())
  })

  it('does not stop an owner who has lost the first wallet, after 30 days', async () => {
    const next = solanaWallet()
    pass(1)
    await add(ann, next)
    pass(30 * DAY - 1)
    const early = await signedIn(app, next)
    expect(await refusalOf(remove(early, ann.wallet))).to.deep.equal(TOO_NEW)
    pass(1)
    await remove(early, ann.wallet)
    expect(await walletsOf(early)).to.deep.equal([next.text])
  })

  it('ends with the wallet that opened it', async () => {
    const other = solanaWallet()
    await add(ann, other)
    const byOther = [await signedIn(app, other), await signedIn(app, other)]
    await remove(ann, other)

    for (const { connection } of byOther) {
      expect((await refusalOf(getCurrentUserUsingGET(connection))).status).to.equal(401)
    }
    await getCurrentUserUsingGET(ann.connection)
  })

  it('changes nothing of another user', async () => {
    const eve = await signedIn(app, evmWallet())
    const as = { ...ann, connection: eve.connection }
    for (const attempt of [
      () => add(as, evmWallet()),
      () => remove(as, ann.wallet),
      () => save(as, 'e@b.co'),
    ]) {
      expect((await refusalOf(attempt())).status).to.equal(403)
    }
  })

  describe('changes nothing that its owner is not told of', () => {
    const textsFor = async ({ connection, userId }: SignedIn) =>
      (await getNotificationsByOwnerUsingPOST(connection, { owner: userId })).map(({ data }) =>
        data['@type'] === 'announce' ? data.text : data['@type'],
      )
    let server: Awaited<ReturnType<typeof serveMails>>
    beforeEach(async () => {
      await database.write.updateTable('notifications').set({ mail_until: null }).execute()
      server = await serveMails()
    })
    const send = async (url = server.url) => {
      const { service } = mailsBy(smtpMailer({ url, from: FROM }))
      const services = { writer: database.write, mail: service } as JobServices
      await TASKS.mailNotifications(services, {}, undefined)
    }

    it('by notifications, which only the user reads and nobody can turn off', async () => {
      await patchNotificationSettingsUsingPATCH(ann.connection, {
        id: ann.userId,
        notificationSettings: { flags: { ANNOUNCE: false } },
      })
      const other = solanaWallet()
      for (const change of [
        () => add(ann, other),
        () => remove(ann, other),
        () => save(ann, 'eve@example.com'),
        () => save(ann),
      ]) {
        pass(1000)
        await change()
      }

      expect(await textsFor(ann)).to.deep.equal([
        'The e-mail address was removed from your profile.',
        'The e-mail address of your profile was changed.',
        `The wallet ${other.text} was removed from your profile.`,
        `The wallet ${other.text} was added to your profile.`,
      ])
      const eve = await signedIn(app, evmWallet())
      for (const connection of [connectionTo(app), eve.connection]) {
        expect(await textsFor({ ...ann, connection })).to.deep.equal([])
      }
    })

    it('by mail to the address that was there before, whatever the settings', async () => {
      const email = 'ann@example.com'
      await confirmed(email)
      const thief = solanaWallet()
      await add(ann, thief)
      await save(ann, 'eve@example.com')
      await send('smtp://127.0.0.1:1')
      await send()
      await send()

      expect(server.mails.map(({ to }) => to)).to.deep.equal([[email]])
      const [mail] = server.mails
      expect(mail?.header).to.include('Subject: Your profile on MINTLINE was changed')
      expect(mail?.body).to.include(`The wallet ${thief.text} was added to your profile.`)
      expect(mail?.body).to.include('The e-mail address of your profile was changed.')
      expect(mail?.body).to.not.include('eve@')
      const kept = await database.read
        .selectFrom('notifications')
        .select('mail_to')
        .where('mail_to', 'is not', null)
        .where('user_id', '=', ann.userId)
        .execute()
      expect(kept).to.deep.equal([])
    })

    it('and not by mail where there was no confirmed address', async () => {
      await save(ann, 'ann@example.com')
      await save(ann, 'eve@example.com')
      await send()
      expect(server.mails).to.deep.equal([])
    })
  })
})
