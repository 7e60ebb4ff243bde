import { setTimeout as sleep } from 'node:timers/promises'
import { isMintlineError } from '@mintline/core'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { addKey, listKeys, removeKey } from '../../src/access/apiKeys.ts'
import { KEYS_LIFETIME, keyFinder } from '../../src/access/keyFinder.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { answerTo, appOfOneCall } from '../http/_app.ts'

const IP = '203.0.113.7'

describe('API keys', () => {
  let database: TestDatabase
  let now: number
  const clock = { now: () => now, sleep: async () => undefined }

  before(async () => {
    database = await testDatabase()
  })
  beforeEach(async () => {
    now = 0
    await database.write.deleteFrom('api_keys').execute()
  })

  /** A finder, and how often it has asked the database. */
  const finder = () => {
    let queries = 0
    const count = () => {
      queries += 1
    }
    database.writePool.on('acquire', count)
    const find = keyFinder(database.write, clock)
    const end = () => {
      database.writePool.off('acquire', count)
      return queries
    }
    return { find, end }
  }

  it('have secrets of 256 bits, of which only hashes are stored', async () => {
    const secrets = [
      await addKey(database.write, { name: 'shop', perMinute: 600 }),
      await addKey(database.write, { name: 'mine', perMinute: null }),
    ]

    for (const secret of secrets) expect(secret).to.match(/^mintline_[0-9a-f]{64}$/)
    expect(secrets[0]).to.not.equal(secrets[1])
    const rows = await database.write.selectFrom('api_keys').selectAll().execute()
    for (const { secret_hash } of rows) expect(secret_hash).to.have.length(32)
    const stored = JSON.stringify(
      rows.map((row) => ({ ...row, secret_hash: row.secret_hash.toString('latin1') })),
    )
    for (const secret of secrets) expect(stored).to.not.contain(secret.slice('mintline_'.length))
    const listed = (await listKeys(database.write)).map(({ name, perMinute }) => [name, perMinute])
    expect(listed).to.deep.equal([
      ['mine', null],
      ['shop', 600],
    ])
  })

  it('refuse a name that is taken, without a new secret', async () => {
    const secret = await addKey(database.write, { name: 'shop', perMinute: 1 })

    expect(await codeOf(addKey(database.write, { name: 'shop', perMinute: 2 }))).to.equal(
      'KEY_NAME_TAKEN',
    )
    expect(await keyFinder(database.write)(secret, IP)).to.deep.equal({
      id: 'shop',
      scopes: ['read', 'write'],
      perMinute: 1,
    })
  })

  it('refuse names that logs and terminals could misread', async () => {
    for (const name of ['', '-shop', 'a b', 'shop\n', 'ключ', 'a'.repeat(65)]) {
      const code = await codeOf(addKey(database.write, { name, perMinute: null }))
      expect(code, JSON.stringify(name)).to.equal('KEY_NAME_INVALID')
    }
  })

  it('cannot be removed where there is none', async () => {
    expect(await codeOf(removeKey(database.write, 'shop'))).to.equal('KEY_UNKNOWN')
  })

  it('are found without a query for each request, made-up ones included', async () => {
    const secret = await addKey(database.write, { name: 'shop', perMinute: 600 })
    const { find, end } = finder()

    const found = await Promise.all([find(secret, IP), find('mintline_guess', IP), find('', IP)])
    for (let request = 0; request < 100; request += 1) await find(`guess ${request}`, IP)

    expect(found).to.deep.equal([
      { id: 'shop', scopes: ['read', 'write'], perMinute: 600 },
      undefined,
      undefined,
    ])
    // One to read the keys, and one to note the use of that which there is.
    expect(end()).to.be.at.most(2)
  })

  it('carry their rights, their last day and their pages, and when they were last used', async () => {
    const bounds = {
      scopes: ['read'],
      expiresAt: new Date('2030-01-01T00:00:00Z'),
      origins: ['https://shop.example'],
    } as const
    const secret = await addKey(database.write, { name: 'shop', perMinute: null, ...bounds })
    const keys = async () => (await listKeys(database.write))[0]
    expect(await keys()).to.deep.include({ ...bounds, lastUsedAt: null })

    const find = keyFinder(database.write, clock)
    expect(await find(secret, IP)).to.deep.equal({ id: 'shop', ...bounds })
    await until(async () => (await keys())?.lastUsedAt !== null)
    const [{ last_used_at: first } = { last_used_at: null }] = await database.write
      .updateTable('api_keys')
      .set({ last_used_at: new Date(0) })
      .returning('last_used_at')
      .execute()

    // Within a minute, nothing is written again; after it, it is.
    now = 59_999
    await find(secret, IP)
    expect((await keys())?.lastUsedAt).to.deep.equal(first)
    now = 60_000
    await find(secret, IP)
    await until(async () => (await keys())?.lastUsedAt?.getTime() !== 0)
  })

  it('stop working within seconds of their removal, and new ones start', async () => {
    const removed = await addKey(database.write, { name: 'shop', perMinute: null })
    const find = keyFinder(database.write, clock)
    await find(removed, IP)

    await removeKey(database.write, 'shop')
    const added = await addKey(database.write, { name: 'shop', perMinute: 5 })
    now = KEYS_LIFETIME

    expect(await find(removed, IP)).to.equal(undefined)
    expect(await find(added, IP)).to.deep.equal({
      id: 'shop',
      scopes: ['read', 'write'],
      perMinute: 5,
    })
    expect(KEYS_LIFETIME).to.be.at.most(5_000)
  })

  it('stay those that were known while they cannot be read', async () => {
    const secret = await addKey(database.write, { name: 'shop', perMinute: null })
    const find = keyFinder(database.write, clock)
    await find(secret, IP)

    await database.write.schema.alterTable('api_keys').renameTo('api_keys_away').execute()
    now = KEYS_LIFETIME
    const whileAway = await find(secret, IP)
    const never = await keyFinder(database.write, clock)(secret, IP).catch(
      (error: unknown) => error,
    )
    await database.write.schema.alterTable('api_keys_away').renameTo('api_keys').execute()

    expect(whileAway).to.deep.equal({ id: 'shop', scopes: ['read', 'write'] })
    expect(never).to.be.an('error')
  })

  it('are read anew after the first reading failed', async () => {
    const secret = await addKey(database.write, { name: 'shop', perMinute: null })
    const find = keyFinder(database.write, clock)

    await database.write.schema.alterTable('api_keys').renameTo('api_keys_away').execute()
    const failure = await find(secret, IP).catch((error: unknown) => error)
    await database.write.schema.alterTable('api_keys_away').renameTo('api_keys').execute()

    expect(failure).to.be.an('error')
    expect(await find(secret, IP)).to.deep.equal({ id: 'shop', scopes: ['read', 'write'] })
  })

  describe('over HTTP', () => {
    let app: FastifyInstance

    beforeEach(async () => {
      const options = { findKey: keyFinder(database.write, clock), perMinute: 1 }
      app = await appOfOneCall(async () => undefined, options)
    })
    afterEach(() => app.close())

    const ask = (key?: string) =>
      answerTo(app, {
        url: '/v0.1/currencies/all',
        headers: key === undefined ? {} : { 'x-api-key': key },
      })

    it('have limits of their own in place of that of the address', async () => {
      const key = await addKey(database.write, { name: 'shop', perMinute: 3 })
      const statuses = []
      for (const each of [undefined, undefined, key, key, key, key]) {
        statuses.push((await ask(each)).status)
      }
      expect(statuses).to.deep.equal([200, 429, 200, 200, 200, 429])
      const { body, headers } = await ask(key)
      expect(body.code).to.equal('TOO_MANY_REQUESTS')
      expect(headers).to.include({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '0' })
      expect(Number(headers['retry-after'])).to.be.within(1, 60)
      expect(Number(headers['x-ratelimit-reset'])).to.be.within(1, 60)
    })

    it('are refused when they are unknown, removed or only a hash', async () => {
      const key = await addKey(database.write, { name: 'shop', perMinute: null })
      expect((await ask(key)).status).to.equal(200)
      const { secret_hash } = await database.write
        .selectFrom('api_keys')
        .select('secret_hash')
        .executeTakeFirstOrThrow()
      for (const wrong of [
        `${key}0`,
        key.slice(0, -1),
        key.toUpperCase(),
        secret_hash.toString('hex'),
      ]) {
        const { status, body } = await ask(wrong)
        expect([status, body.code]).to.deep.equal([401, 'UNAUTHORIZED'])
      }
      await removeKey(database.write, 'shop')
      now = KEYS_LIFETIME
      expect((await ask(key)).status).to.equal(401)
    })
  })
})

async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
  } catch (error) {
    if (isMintlineError(error)) return error.code
    throw error
  }
  throw new Error('Nothing was refused')
}

/** Waits until something holds that another connection writes. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(10)
}
