import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  addUserWalletUsingPOST,
  createNonce,
  deleteUser,
  getCurrentUserUsingGET,
  getUserUsingGET,
  getWalletUserUsingGET,
  saveEmailPreferenceUsingPOST,
  saveUserUsingPOST,
  subscribeUsingPOST,
} from '../../../../clients/marketplace-api/src/index.ts'
import { ERASURES } from '../../../src/marketplace/users/writeDeletion.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, type SignedIn, signedIn } from '../_connection.ts'
import { evmWallet, solanaWallet, WALLETS } from '../_wallets.ts'
import { addWalletForm, deletionForm } from './_consents.ts'

describe('the deletion of a user', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let user: SignedIn
  before(async () => {
    database = await testDatabase()
    app = await marketplaceOver(database)
  })
  after(() => app.close())
  beforeEach(async () => {
    user = await signedIn(app, evmWallet())
  })

  const remove = async ({ userId: id, wallet }: SignedIn, changes = {}) =>
    deleteUser(connectionTo(app), { id, signatureForm: await deletionForm(wallet, id, changes) })
  const save = async ({ connection, userId: id }: SignedIn) => {
    await saveEmailPreferenceUsingPOST(connection, {
      id,
      emailPreferenceForm: { email: 'ann@personal.example' },
    })
    await saveUserUsingPOST(connection, {
      id,
      userForm: {
        shortUrl: `personal-${id.slice(0, 8)}`,
        username: 'Ann of Personal',
        description: 'personal',
        website: 'https://personal.example',
        pic: 'https://personal.example/me.png',
        cover: 'https://personal.example/cover.png',
        receiveEmailNotifications: true,
        notificationSettings: { flags: { BID: false } },
      },
    })
  }

  /** All rows of all tables that have a text in them. */
  const rowsWith = async (text: string) => {
    const found: string[] = []
    for (const table of Object.keys(ERASURES)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} t where t::text like ${`%${text}%`}
      `.execute(database.read)
      found.push(...rows.map(({ row }) => `${table} ${row}`))
    }
    return found
  }

  for (const [kind, newWallet] of Object.entries(WALLETS)) {
    it(`takes a signature on ${kind}, ends sessions and leaves nothing personal`, async () => {
      const leaving = await signedIn(app, newWallet())
      const added = solanaWallet()
      const { userId: id, connection } = leaving
      await save(leaving)
      await addUserWalletUsingPOST(connection, {
        id,
        addUserWalletForm: await addWalletForm(added, id),
      })
      const { blockchain, address } = added
      await createNonce(connection, { signInForm: { blockchain, address } })
      const keys = await database.read
        .selectFrom('wallets')
        .select('wallet')
        .where('user_id', '=', id)
        .execute()
      expect(keys).to.have.length(2)
      await remove(leaving)

      for (const text of ['ersonal', ...keys.map(({ wallet }) => wallet.toString('hex'))]) {
        expect(await rowsWith(text)).to.deep.equal([])
      }
      const left = await rowsWith(id)
      expect(left).to.have.length(2)
      expect(left[0]).to.match(
        /^audit_entries \([^,]+,"[^,]+",USER_DELETED,[^,]+,,,,127\.0\.0\.1\)$/,
      )
      expect(left[1]).to.match(/^users \([^,]+,[^,]+,[^,]+,,,,,,0,f,\{\},0,\)$/)
      expect((await refusalOf(getCurrentUserUsingGET(connection))).status).to.equal(401)
    })
  }

  it('ends news to the address that the user confirmed, and to no other', async () => {
    const subscribe = (email: string) =>
      subscribeUsingPOST(connectionTo(app), { subscribeForm: { email } })
    const kept = async () =>
      (
        await database.read.selectFrom('subscriptions').select('email').orderBy('email').execute()
      ).map(({ email }) => email)
    const [own, strangers] = ['Ann@personal.example', 'eve@other.example']
    await Promise.all([own, strangers].map(subscribe))

    // Whoever writes the address of somebody else has not shown it to be theirs.
    const claiming = await signedIn(app, evmWallet())
    await saveEmailPreferenceUsingPOST(claiming.connection, {
      id: claiming.userId,
      emailPreferenceForm: { email: strangers },
    })
    await remove(claiming)
    expect(await kept()).to.deep.equal([own, strangers])

    await save(user)
    await database.write
      .updateTable('user_emails')
      .set({ confirmed_at: new Date() })
      .where('user_id', '=', user.userId)
      .execute()
    await remove(user)
    expect(await kept()).to.deep.equal([strangers])
    expect(await rowsWith('ersonal')).to.deep.equal([])
  })

  it('leaves a deleted user for others to see', async () => {
    await save(user)
    await remove(user)
    const { userId: id } = user
    expect(await getUserUsingGET(connectionTo(app), { id })).to.deep.equal({
      id,
      username: 'Deleted user',
      wallets: [],
      acceptedTerms: 0,
      emailConfirmed: false,
      receiveEmailNotifications: false,
      followers: 0,
      followings: 0,
      blacklisted: false,
      badges: [],
    })
    const { text } = user.wallet
    const found = await refusalOf(getWalletUserUsingGET(connectionTo(app), { id: text }))
    expect(found.status).to.equal(404)
  })

  it('lets its wallet start anew', async () => {
    await remove(user)
    const anew = await signedIn(app, user.wallet)
    expect(anew.userId).to.not.equal(user.userId)
    expect(await getCurrentUserUsingGET(anew.connection)).to.not.have.property('username')
  })

  it('is refused to others', async () => {
    const stranger = await signedIn(app, evmWallet())
    const { userId: id } = user
    const signatureForm = await deletionForm(stranger.wallet, id)
    const { status, body } = await refusalOf(deleteUser(connectionTo(app), { id, signatureForm }))
    expect([status, body.code]).to.deep.equal([403, 'FORBIDDEN'])

    const forged = { ...signatureForm, signer: user.wallet.text }
    const other = await refusalOf(deleteUser(connectionTo(app), { id, signatureForm: forged }))
    expect([other.status, other.body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    await getCurrentUserUsingGET(user.connection)
  })

  it('is refused for what was signed for something else, elsewhere or before', async () => {
    const { userId: id, wallet } = user
    const adding = await addWalletForm(wallet, id)
    const wrong = [
      { signer: wallet.text, date: adding.date, signature: adding.signature },
      await deletionForm(wallet, randomUUID()),
      await deletionForm(wallet, id, { domain: 'evil.example' }),
      await deletionForm(wallet, id, { date: new Date(Date.now() - 601_000) }),
    ]
    for (const signatureForm of wrong) {
      const { status, body } = await refusalOf(deleteUser(connectionTo(app), { id, signatureForm }))
      expect([status, body.code]).to.deep.equal([400, 'BAD_REQUEST'])
    }
    await getCurrentUserUsingGET(user.connection)
  })

  it('is of users that are there', async () => {
    await remove(user)
    expect((await refusalOf(remove(user))).status).to.equal(404)
    expect((await refusalOf(remove({ ...user, userId: randomUUID() }))).status).to.equal(404)
    expect((await refusalOf(remove({ ...user, userId: 'none' }))).status).to.equal(404)
  })

  it('comes before or after an edit, and leaves nothing of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await signedIn(app, evmWallet())
      const added = await addWalletForm(solanaWallet(), one.userId)
      const edits = [
        ...Array.from({ length: 4 }, () => save(one)),
        addUserWalletUsingPOST(one.connection, { id: one.userId, addUserWalletForm: added }),
      ]
      const outcomes = await Promise.allSettled([...edits, remove(one)])
      expect(outcomes.at(-1)?.status).to.equal('fulfilled')
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason.status).to.equal(401)
      }
      expect(await rowsWith('ersonal')).to.deep.equal([])
      expect(await rowsWith(one.userId)).to.have.length(2)
    }
  })

  it('comes before or after a sign-in, which is of somebody who is there', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await signedIn(app, evmWallet())
      const [entered] = await Promise.allSettled([signedIn(app, one.wallet), remove(one)])
      expect(await rowsWith(one.userId)).to.have.length(2)
      // The nonce went with the user's wallets.
      if (entered.status === 'rejected') {
        expect(entered.reason.status).to.equal(401)
        continue
      }
      const again = entered.value
      const found = await getCurrentUserUsingGET(again.connection).catch(() => undefined)
      if (again.userId === one.userId) expect(found).to.equal(undefined)
      else expect(found?.id).to.equal(again.userId)
    }
  })

  it('is decided about for every table, and for every column that names a user', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select relname as table, attname as column from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    `.execute(database.read)
    const tables = new Set(rows.map(({ table }) => table))
    tables.delete('migrations')
    expect(Object.keys(ERASURES)).to.have.members([...tables])

    const names = ['user_id', 'followed_id', 'wallet']
    const naming = rows.filter(({ column }) => names.includes(column))
    const erased = Object.entries(ERASURES).flatMap(([table, erasure]) =>
      erasure.split(' or ').map((column) => ({ table, column })),
    )
    expect(naming).to.deep.include.members(erased.filter(({ column }) => names.includes(column)))
    // Wallets go with their user.
    const isErased = ({ table, column }: { table: string; column: string }) =>
      erased.some((one) => one.table === table && (one.column === column || column === 'wallet'))
    expect(naming.filter((each) => !isErased(each))).to.deep.equal([])
  })
})
