import { randomUUID } from 'node:crypto'
import { parseUnionAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  addUserWalletUsingPOST,
  checkWalletRiskUsingGET,
  deleteUserWalletUsingDELETE,
  getCurrentUserUsingGET,
  getUsersByWalletsUsingPOST,
  getUserUsingGET,
  getWalletUserUsingGET,
} from '../../../../clients/marketplace-api/src/index.ts'
import { walletKey } from '../../../src/database/keys/index.ts'
import { decide } from '../../../src/moderation/moderate.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet, solanaWallet, type TestWallet, WALLETS } from '../_wallets.ts'
import { addWalletForm } from './_consents.ts'

const MINUTE = 60_000

describe('wallets of users', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let user: SignedIn
  const risky = evmWallet()
  before(async () => {
    database = await testDatabase()
    app = await marketplaceOver(database, { riskyWallets: [risky.text] })
  })
  after(() => app.close())
  beforeEach(async () => {
    user = await signedIn(app, evmWallet())
  })

  const add = async (wallet: TestWallet, changes = {}, to = user) =>
    addUserWalletUsingPOST(to.connection, {
      id: to.userId,
      addUserWalletForm: await addWalletForm(wallet, to.userId, changes),
    })
  const walletsOf = async ({ userId }: SignedIn) =>
    (await getUserUsingGET(connectionTo(app), { id: userId })).wallets

  for (const [kind, newWallet] of Object.entries(WALLETS)) {
    it(`are added by a signature of their own on ${kind}`, async () => {
      const wallet = newWallet()
      expect(await add(wallet)).to.deep.equal({ success: true })
      expect(await walletsOf(user)).to.deep.equal([user.wallet.text, wallet.text])
      expect((await signedIn(app, wallet)).userId).to.equal(user.userId)
    })

    it(`are not added by a wrong signature on ${kind}`, async () => {
      const wallet = newWallet()
      const form = await addWalletForm(wallet, user.userId)
      const wrong = [
        { ...form, signature: (await addWalletForm(newWallet(), user.userId)).signature },
        await addWalletForm(wallet, randomUUID()),
        await addWalletForm(wallet, user.userId, { domain: 'evil.example' }),
        await addWalletForm(wallet, user.userId, { wallet: newWallet().text }),
        { ...form, date: new Date(form.date.getTime() + 1) },
      ]
      for (const addUserWalletForm of wrong) {
        const { status, body } = await refusalOf(
          addUserWalletUsingPOST(user.connection, { id: user.userId, addUserWalletForm }),
        )
        expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
        expect(body.message).to.include('it is not that of the wallet for the text of this change')
      }
      expect(await walletsOf(user)).to.deep.equal([user.wallet.text])
    })
  }

  it('need a date within ten minutes', async () => {
    for (const minutes of [-10.1, 10.1]) {
      const date = new Date(Date.now() + minutes * MINUTE)
      const { status, body } = await refusalOf(add(solanaWallet(), { date }))
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
      expect(body.message).to.include('its date is more than 10 min from now')
    }
    for (const minutes of [-9.9, 9.9]) {
      await add(solanaWallet(), { date: new Date(Date.now() + minutes * MINUTE) })
    }
  })

  it('need a new signature each time', async () => {
    const wallet = solanaWallet()
    const id = user.userId
    const addUserWalletForm = await addWalletForm(wallet, id)
    await addUserWalletUsingPOST(user.connection, { id, addUserWalletForm })
    await deleteUserWalletUsingDELETE(user.connection, { id, wallet: wallet.text })
    const again = await refusalOf(
      addUserWalletUsingPOST(user.connection, { id, addUserWalletForm }),
    )
    expect([again.status, again.body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    expect(again.body.message).to.include('it was used before')
    await add(wallet)
  })

  describe('are refused with their code', () => {
    const refused = (status: number, code: string, message: string) => ({
      status,
      body: { code, message, success: false },
    })

    it('ALREADY_ADDED', async () => {
      expect(await refusalOf(add(user.wallet))).to.deep.equal(
        refused(400, 'ALREADY_ADDED', 'The wallet is one of yours already'),
      )
    })

    it('USED_IN_ANOTHER_PROFILE', async () => {
      const other = await signedIn(app, evmWallet())
      expect(await refusalOf(add(other.wallet))).to.deep.equal(
        refused(400, 'USED_IN_ANOTHER_PROFILE', 'The wallet is that of another user'),
      )
    })

    it('BLACKLISTED, by the list of risks and by an operator', async () => {
      const blacklisted = refused(400, 'BLACKLISTED', 'The wallet may not be used here')
      expect(await refusalOf(add(risky))).to.deep.equal(blacklisted)
      const decided = solanaWallet()
      await blacklist(decided)
      expect(await refusalOf(add(decided))).to.deep.equal(blacklisted)
    })

    it('TOO_MUCH_WALLETS, from the 21st on', async () => {
      for (let count = 1; count < 20; count += 1) await add(solanaWallet())
      const { status, body } = await refusalOf(add(solanaWallet()))
      expect([status, body.code, body.success]).to.deep.equal([400, 'TOO_MUCH_WALLETS', false])
      expect(await walletsOf(user)).to.have.length(20)
    })

    it('LAST_WALLET', async () => {
      const removed = deleteUserWalletUsingDELETE(user.connection, {
        id: user.userId,
        wallet: user.wallet.text,
      })
      const { status, body } = await refusalOf(removed)
      expect([status, body.code, body.success]).to.deep.equal([400, 'LAST_WALLET', false])
    })
  })

  const blacklist = ({ text: id }: TestWallet) =>
    decide(
      database.write,
      { id, kind: 'WALLET', key: walletKey(parseUnionAddress(id)) },
      { name: 'BLACKLIST', status: null },
      { by: 'operator', now: new Date() },
    )

  it('are removed, and then are of nobody', async () => {
    const wallet = solanaWallet()
    await add(wallet)
    const { connection, userId: id } = user
    expect(
      await deleteUserWalletUsingDELETE(connection, { id, wallet: wallet.text }),
    ).to.deep.equal({ success: true })
    const again = deleteUserWalletUsingDELETE(connection, { id, wallet: wallet.text })
    expect((await refusalOf(again)).status).to.equal(404)
    expect((await signedIn(app, wallet)).userId).to.not.equal(id)
  })

  it('lead to their user', async () => {
    const [one, other] = [await signedIn(app, solanaWallet()), await signedIn(app, evmWallet())]
    const unknown = evmWallet()
    const wallet = solanaWallet()
    await add(wallet, {}, other)
    const connection = connectionTo(app)
    const requestBody = [wallet, unknown, one.wallet, other.wallet].map(({ text }) => text)
    const users = await getUsersByWalletsUsingPOST(connection, { requestBody })
    expect(users.map(({ id }) => id)).to.deep.equal([other.userId, one.userId])
    expect(await getUsersByWalletsUsingPOST(connection)).to.deep.equal([])
    const found = await getWalletUserUsingGET(connection, { id: wallet.text })
    expect(found.id).to.equal(other.userId)
    const missing = await refusalOf(getWalletUserUsingGET(connection, { id: unknown.text }))
    expect(missing.status).to.equal(404)
  })

  it('of the list of risks sign in as users of their own', async () => {
    const other = evmWallet()
    const on = await marketplaceOver(database, { riskyWallets: [other.text] })
    const { userId, connection } = await signedIn(on, other)
    expect((await getCurrentUserUsingGET(connection)).id).to.equal(userId)
    await on.close()
  })

  it('are checked by the list of risks, and without one not at all', async () => {
    const connection = connectionTo(app)
    const check = (id: string) => checkWalletRiskUsingGET(connection, { id })
    expect(await check(risky.text)).to.deep.equal({ clean: false })
    expect(await check(user.wallet.text)).to.deep.equal({ clean: true })
    const without = await marketplaceOver(database)
    const refused = await refusalOf(
      checkWalletRiskUsingGET(connectionTo(without), { id: risky.text }),
    )
    expect([refused.status, refused.body.code]).to.deep.equal([501, 'UNKNOWN'])
    expect(refused.body.message).to.include('riskyWallets')
    await without.close()
  })

  it('go to one of two users who add them at the same time', async () => {
    const other = await signedIn(app, evmWallet())
    for (let round = 0; round < 5; round += 1) {
      const wallet = solanaWallet()
      const outcomes = await Promise.all(
        [user, other].map((to) => add(wallet, {}, to).catch((error: unknown) => error)),
      )
      const codes = outcomes.map((outcome) => Reflect.get(Object(outcome), 'body')?.code)
      expect(codes).to.have.members([undefined, 'USED_IN_ANOTHER_PROFILE'])
    }
  })

  it('stay twenty when more are added at the same time', async () => {
    for (let count = 1; count < 18; count += 1) await add(solanaWallet())
    await Promise.allSettled(Array.from({ length: 8 }, () => add(solanaWallet())))
    expect(await walletsOf(user)).to.have.length(20)
  })

  it('stay one at least when all are removed at the same time', async () => {
    const wallet = solanaWallet()
    await add(wallet)
    await Promise.allSettled(
      [user.wallet, wallet].map(({ text }) =>
        deleteUserWalletUsingDELETE(user.connection, { id: user.userId, wallet: text }),
      ),
    )
    expect(await walletsOf(user)).to.have.length(1)
  })
})
