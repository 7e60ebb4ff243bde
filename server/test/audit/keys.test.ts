import { setTimeout as sleep } from 'node:timers/promises'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import { sql } from 'kysely'
import { addKey, removeKey } from '../../src/access/apiKeys.ts'
import { keyFinder } from '../../src/access/keyFinder.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { answerTo, appOfOneCall } from '../http/_app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KEY = { name: 'shop', perMinute: null }

describe('the audit log of API keys', () => {
  let database: TestDatabase
  let now: number
  const clock = { now: () => now, sleep: async () => undefined }

  before(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    now = 0
    await sql`truncate api_keys, audit_entries`.execute(database.write)
  })

  const entries = () =>
    database.read
      .selectFrom('audit_entries')
      .select(['kind', 'operator', 'subject', 'network', 'user_id'])
      .orderBy('at')
      .execute()
  const networks = async () =>
    (await entries()).filter(({ kind }) => kind === 'KEY_USED').map(({ network }) => network)
  const codeOf = (call: Promise<unknown>) =>
    call.catch((error: unknown) => isMintlineError(error) && error.code)
  /** Waits until earlier uses are recorded, one of them from a new network. */
  const until = async (count: number) => {
    while ((await networks()).length < count) await sleep(10)
  }
  /** Writes uses that other networks made at a time. */
  const write = (count: number, at: Date) =>
    sql`
      insert into audit_entries (id, at, kind, subject, network)
      select gen_random_uuid(), ${at}::timestamptz, 'KEY_USED', ${KEY.name}, '10.0.' || number
      from generate_series(1, ${count}::int) as number
    `.execute(database.write)

  it('has who made and removed a key, and nothing of what was refused', async () => {
    await addKey(database.write, KEY, 'olga')
    expect(await codeOf(addKey(database.write, KEY, 'eve'))).to.equal('KEY_NAME_TAKEN')
    await removeKey(database.write, 'shop', 'oleg')
    expect(await codeOf(removeKey(database.write, 'shop', 'eve'))).to.equal('KEY_UNKNOWN')

    const facts = { subject: 'shop', network: null, user_id: null }
    expect(await entries()).to.deep.equal([
      { kind: 'KEY_ADDED', operator: 'olga', ...facts },
      { kind: 'KEY_REMOVED', operator: 'oleg', ...facts },
    ])
  })

  it('has each network from which a key is used, once, whichever process it calls', async () => {
    const secret = await addKey(database.write, KEY)
    const find = keyFinder(database.write, clock)
    await find(secret, '203.0.113.7')
    await find(secret, '203.0.113.7')
    await find('mintline_guess', '203.0.113.9')
    await until(1)
    await keyFinder(database.write, clock)(secret, '203.0.113.7')
    await find(secret, '2001:db8:1:2::1')
    await until(2)
    now = HOUR
    await find(secret, '2001:db8:1:2:ffff::9')
    await find(secret, '203.0.113.7')
    await find(secret, '203.0.113.8')
    await until(3)

    expect(await networks()).to.have.members(['203.0.113.7', '2001:db8:1:2::/64', '203.0.113.8'])
  })

  it('has the network again for another key of the same name', async () => {
    const first = await addKey(database.write, KEY)
    await keyFinder(database.write, clock)(first, '203.0.113.7')
    await until(1)
    await removeKey(database.write, 'shop')
    const second = await addKey(database.write, KEY)
    await keyFinder(database.write, clock)(second, '203.0.113.7')
    await until(2)

    expect(await networks()).to.deep.equal(['203.0.113.7', '203.0.113.7'])
  })

  it('has 100 new networks of a key in a day', async () => {
    const secret = await addKey(database.write, KEY)
    const since = new Date(Date.now() - 48 * HOUR)
    await database.write.updateTable('api_keys').set({ created_at: since }).execute()
    const lastUse = async () =>
      (await database.read.selectFrom('api_keys').select('last_used_at').executeTakeFirst())
        ?.last_used_at
    await write(99, new Date(Date.now() - HOUR))
    const find = keyFinder(database.write, clock)
    await find(secret, '203.0.113.7')
    await until(100)

    await database.write.updateTable('api_keys').set({ last_used_at: null }).execute()
    await find(secret, '203.0.113.8')
    while (!(await lastUse())) await sleep(10)
    expect(await networks()).to.have.length(100)

    const dayAgo = new Date(Date.now() - 24 * HOUR)
    await sql`update audit_entries set at = ${dayAgo} where network = '10.0.1'`.execute(
      database.write,
    )
    now = HOUR
    await find(secret, '203.0.113.8')
    await until(101)
    expect(await networks()).to.include('203.0.113.8')
  })

  it('has the address of a request', async () => {
    const secret = await addKey(database.write, KEY)
    const app = await appOfOneCall(async () => undefined, {
      findKey: keyFinder(database.write, clock),
    })
    const { status } = await answerTo(app, {
      url: '/v0.1/currencies/all',
      headers: { 'x-api-key': secret },
      remoteAddress: '198.51.100.4',
    })
    await until(1)
    await app.close()

    expect(status).to.equal(200)
    expect(await networks()).to.deep.equal(['198.51.100.4'])
  })
})
