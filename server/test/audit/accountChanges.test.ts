import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import {
  addUserWalletUsingPOST,
  confirmEmailUsingGET,
  deleteUserWalletUsingDELETE,
  endSession,
  endSessions,
  getAuditEntries,
  getSessions,
  logout,
  saveEmailPreferenceUsingPOST,
  signIn,
} from '../../../clients/marketplace-api/src/index.ts'
import { SESSION_LIFETIME } from '../../src/users/sessions/sessions.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { serveMails } from '../mail/_mailServer.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { connectionTo, refusalOf, type SignedIn } from '../marketplace/_connection.ts'
import { evmWallet, solanaWallet, type TestWallet } from '../marketplace/_wallets.ts'
import { lastKeyOf, sendConfirmations } from '../marketplace/user-emails/_confirmations.ts'
import { addWalletForm } from '../marketplace/users/_consents.ts'

const HOME = '203.0.113.7'
const OFFICE = '198.51.100.4'
const CAFE = '192.0.2.9'

describe('the audit log of sessions and e-mail addresses', () => {
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

  /** Signs in from an address, a second after whatever was before. */
  async function enter(wallet: TestWallet, ip: string): Promise<SignedIn> {
    time += 1000
    const connection = connectionTo(app, { 'x-forwarded-for': ip })
    const session = await signIn(connection, wallet)
    return { ...session, wallet, connection: { ...connection, accessToken: session.accessToken } }
  }
  const pass = () => {
    time += 1000
    return new Date(time).toISOString()
  }
  /** Entries except sign-ins and additions, the latest first. */
  const endsOf = async ({ connection }: SignedIn) =>
    (await getAuditEntries(connection))
      .filter(({ kind }) => kind !== 'SIGNED_IN' && kind !== 'WALLET_ADDED')
      .map(({ id: _, ...facts }) => facts)
  const save = ({ connection, userId: id }: SignedIn, email?: string) =>
    saveEmailPreferenceUsingPOST(connection, {
      id,
      emailPreferenceForm: email === undefined ? {} : { email },
    })

  it('has a sign-out, with the wallet and from where', async () => {
    const second = await enter(ann.wallet, OFFICE)
    const left = pass()
    await logout(second.connection)

    expect((await refusalOf(logout(second.connection))).status).to.equal(401)
    expect(await endsOf(ann)).to.deep.equal([
      { kind: 'SIGNED_OUT', date: left, wallet: ann.wallet.text, network: OFFICE },
    ])
  })

  it('has a session that another one ended, and nothing of an unknown one', async () => {
    const second = await enter(ann.wallet, OFFICE)
    const sessions = await getSessions(second.connection)
    const { id = '' } = sessions.find(({ isCurrent }) => isCurrent) ?? {}
    const ended = pass()
    await endSession(ann.connection, { id })
    expect((await refusalOf(endSession(ann.connection, { id }))).status).to.equal(404)

    expect(await endsOf(ann)).to.deep.equal([
      { kind: 'SESSION_ENDED', date: ended, wallet: ann.wallet.text, network: HOME },
    ])
  })

  it('has each session that is ended with all others, and none that had expired', async () => {
    time += SESSION_LIFETIME
    const second = await enter(ann.wallet, HOME)
    const third = await enter(ann.wallet, CAFE)
    const ended = pass()
    await endSessions(third.connection)
    const later = await enter(ann.wallet, HOME)

    const entry = { kind: 'SESSION_ENDED', date: ended, wallet: ann.wallet.text, network: CAFE }
    expect(await endsOf(later)).to.deep.equal([entry, entry])
    expect((await refusalOf(getSessions(second.connection))).status).to.equal(401)
  })

  it('has the sessions that end with their wallet', async () => {
    const other = solanaWallet()
    const { userId: id, connection } = ann
    const addUserWalletForm = await addWalletForm(other, id, { date: new Date(time) })
    await addUserWalletUsingPOST(connection, { id, addUserWalletForm })
    await enter(other, CAFE)
    const removed = pass()
    await deleteUserWalletUsingDELETE(connection, { id, wallet: other.text })

    const facts = { date: removed, wallet: other.text, network: HOME }
    expect(await endsOf(ann)).to.have.deep.members([
      { kind: 'WALLET_REMOVED', ...facts },
      { kind: 'SESSION_ENDED', ...facts },
    ])
  })

  it('has an address that is changed, confirmed and removed, without the address', async () => {
    const server = await serveMails()
    const changed = pass()
    await save(ann, 'ann@example.com')
    await save(ann, 'ann@example.com')
    await sendConfirmations(database, server)
    const confirmed = pass()
    const reader = connectionTo(app, { 'x-forwarded-for': CAFE })
    const { userId: id } = ann
    await confirmEmailUsingGET(reader, { id, key: 'mintline_0000' })
    await confirmEmailUsingGET(reader, { id, key: lastKeyOf(server) })
    await confirmEmailUsingGET(reader, { id, key: lastKeyOf(server) })
    const removed = pass()
    await save(ann)
    await save(ann)

    expect(await endsOf(ann)).to.deep.equal([
      { kind: 'EMAIL_REMOVED', date: removed, network: HOME },
      { kind: 'EMAIL_CONFIRMED', date: confirmed, network: CAFE },
      { kind: 'EMAIL_CHANGED', date: changed, network: HOME },
    ])
    const { rows } = await sql`
      select 1 from audit_entries where audit_entries::text like '%example.com%'`.execute(
      database.read,
    )
    expect(rows).to.deep.equal([])
  })

  it('has nothing of an address that a stale sign-in could not change', async () => {
    time += 11 * 60_000
    expect((await refusalOf(save(ann, 'eve@example.com'))).status).to.equal(401)
    expect(await endsOf(ann)).to.deep.equal([])
  })
})
