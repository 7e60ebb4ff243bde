import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  addUserWalletUsingPOST,
  deleteUser,
  deleteUserWalletUsingDELETE,
  getAuditEntries,
  getCurrentUserUsingGET,
  signIn,
} from '../../../clients/marketplace-api/src/index.ts'
import { userKey } from '../../src/database/keys/index.ts'
import { decide, undo } from '../../src/moderation/moderate.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo, refusalOf, type SignedIn } from '../marketplace/_connection.ts'
import { evmWallet, solanaWallet, type TestWallet } from '../marketplace/_wallets.ts'
import { addWalletForm, deletionForm } from '../marketplace/users/_consents.ts'

const HOME = '203.0.113.7'
const THIEF = '2001:db8:1:2:3:4:5:6'
const THIEFS_NETWORK = '2001:db8:1:2::/64'

describe('the audit log of a user', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let time = Date.now()
  let ann: SignedIn
  before(async () => {
    database = await testDatabase()
    app = await marketplaceOver(database, { now: () => new Date(time), proxies: ['127.0.0.1'] })
  })
  after(() => app.close())
  beforeEach(async () => {
    time = Date.now()
    ann = await enter(evmWallet(), HOME)
  })

  /** Signs in from an address. */
  async function enter(wallet: TestWallet, ip: string): Promise<SignedIn> {
    const connection = connectionTo(app, { 'x-forwarded-for': ip })
    const session = await signIn(connection, wallet)
    return { ...session, wallet, connection: { ...connection, accessToken: session.accessToken } }
  }
  /** A user's token in the hands of somebody at another address. */
  const stolen = ({ accessToken, ...user }: SignedIn): SignedIn => ({
    ...user,
    accessToken,
    connection: { ...connectionTo(app, { 'x-forwarded-for': THIEF }), accessToken },
  })
  const pass = () => {
    time += 1000
    return new Date(time).toISOString()
  }
  const add = async ({ connection, userId: id }: SignedIn, wallet: TestWallet) =>
    addUserWalletUsingPOST(connection, {
      id,
      addUserWalletForm: await addWalletForm(wallet, id, { date: new Date(time) }),
    })
  const remove = ({ connection, userId: id }: SignedIn, { text }: TestWallet) =>
    deleteUserWalletUsingDELETE(connection, { id, wallet: text })
  const entriesOf = async ({ connection }: SignedIn) => {
    const entries = await getAuditEntries(connection)
    return entries.map(({ id: _, ...facts }) => facts)
  }
  const kindsOf = async (user: SignedIn) => (await entriesOf(user)).map(({ kind }) => kind)
  const rowsOf = ({ userId }: SignedIn) =>
    database.read.selectFrom('audit_entries').selectAll().where('user_id', '=', userId).execute()

  it('tells what whoever has stolen a token did, when and from where', async () => {
    const began = new Date(time).toISOString()
    const eve = solanaWallet()
    const added = pass()
    await add(stolen(ann), eve)
    const entered = pass()
    await enter(eve, THIEF)
    const removed = pass()
    await remove(ann, eve)

    expect(await entriesOf(ann)).to.have.deep.members([
      { kind: 'WALLET_REMOVED', date: removed, wallet: eve.text, network: HOME },
      { kind: 'SESSION_ENDED', date: removed, wallet: eve.text, network: HOME },
      { kind: 'SIGNED_IN', date: entered, wallet: eve.text, network: THIEFS_NETWORK },
      { kind: 'WALLET_ADDED', date: added, wallet: eve.text, network: THIEFS_NETWORK },
      { kind: 'SIGNED_IN', date: began, wallet: ann.wallet.text, network: HOME },
    ])
  })

  it('is read by the user alone', async () => {
    const ben = await enter(evmWallet(), HOME)
    await add(ann, solanaWallet())

    expect(await entriesOf(ben)).to.deep.equal([
      {
        kind: 'SIGNED_IN',
        date: new Date(time).toISOString(),
        wallet: ben.wallet.text,
        network: HOME,
      },
    ])
    const { status, body } = await refusalOf(getAuditEntries(connectionTo(app)))
    expect([status, body.code]).to.deep.equal([401, 'UNAUTHORIZED'])
  })

  it('has nothing of changes that were refused', async () => {
    const other = await enter(evmWallet(), HOME)
    const last = await refusalOf(remove(ann, ann.wallet))
    const used = await refusalOf(add(ann, other.wallet))
    const unknown = await refusalOf(remove(ann, solanaWallet()))
    const forged = { ...ann.wallet, sign: evmWallet().sign }
    const signedInAs = await refusalOf(enter(forged, THIEF))
    const signatureForm = await deletionForm(other.wallet, ann.userId, { date: new Date(time) })
    const deleted = await refusalOf(deleteUser(other.connection, { id: ann.userId, signatureForm }))

    const codes = [last, used, unknown, signedInAs, deleted].map(({ body }) => body.code)
    expect(codes).to.deep.equal([
      'LAST_WALLET',
      'USED_IN_ANOTHER_PROFILE',
      'NOT_FOUND',
      'UNAUTHORIZED',
      'FORBIDDEN',
    ])
    expect(await kindsOf(ann)).to.deep.equal(['SIGNED_IN'])
  })

  it('has nothing of a change that was rolled back, and no change is made without it', async () => {
    for (const table of ['notifications', 'audit_entries']) {
      const away = `${table}_away`
      await sql`alter table ${sql.table(table)} rename to ${sql.ref(away)}`.execute(database.write)
      const { status } = await refusalOf(add(ann, solanaWallet()))
      await sql`alter table ${sql.table(away)} rename to ${sql.ref(table)}`.execute(database.write)
      expect(status).to.equal(500)
    }

    expect(await kindsOf(ann)).to.deep.equal(['SIGNED_IN'])
    expect((await getCurrentUserUsingGET(ann.connection)).wallets).to.deep.equal([ann.wallet.text])
  })

  it('has decisions of operators about the user, without who decided', async () => {
    const subject = { id: ann.userId, kind: 'USER', key: userKey(ann.userId) } as const
    const badge = { name: 'VERIFIED', status: 'APPROVED' } as const
    const decided = pass()
    await decide(database.write, subject, badge, { by: 'olga', now: new Date(time) })
    await decide(database.write, subject, badge, { by: 'olga', now: new Date(time) })
    const undone = pass()
    await undo(database.write, subject, 'VERIFIED', { by: 'oleg', now: new Date(time) })

    expect((await entriesOf(ann)).slice(0, -1)).to.deep.equal([
      { kind: 'MODERATION_UNDONE', date: undone, decision: 'VERIFIED APPROVED' },
      { kind: 'MODERATED', date: decided, decision: 'VERIFIED APPROVED' },
    ])
  })

  it('goes with the user, but for one entry that names no wallet', async () => {
    await add(ann, solanaWallet())
    pass()
    const signatureForm = await deletionForm(ann.wallet, ann.userId, { date: new Date(time) })
    await deleteUser(stolen(ann).connection, { id: ann.userId, signatureForm })

    const rows = await rowsOf(ann)
    expect(rows.map(({ id: _, ...row }) => row)).to.deep.equal([
      {
        kind: 'USER_DELETED',
        at: new Date(time),
        user_id: ann.userId,
        operator: null,
        subject: null,
        decision: null,
        network: THIEFS_NETWORK,
      },
    ])
  })

  it('leaves out what a proxy tells that is no address', async () => {
    const ben = await enter(evmWallet(), 'unknown')
    expect(await entriesOf(ben)).to.deep.equal([
      { kind: 'SIGNED_IN', date: new Date(time).toISOString(), wallet: ben.wallet.text },
    ])
  })
})
