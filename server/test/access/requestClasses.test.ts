import { expect } from 'chai'
import { fastify } from 'fastify'
import { sharedCounts, sweepCounts } from '../../src/access/sharedCounts.ts'
import { callerNetwork } from '../../src/config/ipRanges.ts'
import {
  REQUEST_CLASSES,
  type RequestLimits,
  requestLimitsOf,
} from '../../src/config/requestClasses.ts'
import { createHttpApp, type HttpOptions } from '../../src/http/app.ts'
import { type ClassLimits, limitClasses } from '../../src/http/classLimits.ts'
import type { Call } from '../../src/http/contract/call.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import * as indexerCalls from '../../src/indexer/calls.ts'
import * as marketplaceCalls from '../../src/marketplace/calls.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { answerTo, indexerWith } from '../http/_app.ts'

const READ = '/v0.1/items/all'
const REPORT = `/v0.1/orders/BASE:0x${'ab'.repeat(32)}/report`
/** Addresses of documentation, which are nobody's. */
const CALLER = '192.0.2.1'
const OTHER = '192.0.2.2'

describe('the classes of requests', () => {
  it('are named for every call that is no GET', () => {
    const all: Call[] = [...Object.values(indexerCalls), ...Object.values(marketplaceCalls)]
    const unnamed = all.filter(
      ({ method, requestClass }) => method !== 'GET' && requestClass === undefined,
    )
    expect(unnamed.map(({ operationId }) => operationId)).to.deep.equal([])
  })

  it('have a limit by default, each', () => {
    for (const [name, { perMinute }] of Object.entries(REQUEST_CLASSES)) {
      expect(requestLimitsOf()[name as keyof RequestLimits])
        .to.equal(perMinute)
        .and.greaterThan(0)
    }
    expect(requestLimitsOf({ read: false, mail: 3 })).to.include({ read: undefined, mail: 3 })
  })
})

describe('limits of classes', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
  })
  beforeEach(() => database.write.deleteFrom('request_counts').execute())

  /** Limits of a process on the database. */
  const limitsOf = (limits: Parameters<typeof requestLimitsOf>[0]): ClassLimits => ({
    perMinute: requestLimitsOf(limits),
    countShared: sharedCounts(database.write),
  })
  /** An application whose calls answer 501 where they are not refused. */
  const appOf = async (options: HttpOptions) => {
    const app = await createHttpApp(options)
    await addIndexer(app, { calls: indexerWith([]), services: undefined })
    await app.fastify.ready()
    return app.fastify
  }
  type App = Awaited<ReturnType<typeof appOf>>
  const read = (app: App, remoteAddress: string, headers = {}) =>
    answerTo(app, { url: READ, remoteAddress, headers })
  const report = (app: App, remoteAddress: string, headers = {}) =>
    answerTo(app, { method: 'POST', url: REPORT, remoteAddress, headers })
  const statuses = async (count: number, ask: () => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let each = 0; each < count; each += 1) found.push((await ask()).status)
    return found
  }

  it('of costly ones are shared by all processes, and told to the caller', async () => {
    const [one, two] = [
      await appOf({ classLimits: limitsOf({ anonymousWrite: 3 }) }),
      await appOf({ classLimits: limitsOf({ anonymousWrite: 3 }) }),
    ]
    expect(await statuses(2, () => report(one, CALLER))).to.deep.equal([501, 501])
    expect(await statuses(2, () => report(two, CALLER))).to.deep.equal([501, 429])
    const { status, body, headers } = await report(one, CALLER)
    expect(status).to.equal(429)
    expect(body.code).to.equal('TOO_MANY_REQUESTS')
    expect(body.message).to.match(
      /^More than 3 changes without a sign-in in a minute\. Try again in \d\d? seconds$/,
    )
    expect(Number(headers['retry-after'])).to.be.within(1, 60)
    expect(headers).to.include({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': '0' })

    // Somebody else, and another class, are as free as before.
    expect((await report(one, OTHER)).status).to.equal(501)
    expect((await read(one, CALLER)).status).to.equal(501)
    await Promise.all([one.close(), two.close()])
  })

  it('end with the minute that the first request began', async () => {
    const app = await appOf({ classLimits: limitsOf({ anonymousWrite: 1 }) })
    expect(await statuses(1, () => report(app, CALLER))).to.deep.equal([501])
    await database.write
      .updateTable('request_counts')
      .set({ started_at: new Date(Date.now() - 61_000) })
      .execute()
    expect(await statuses(2, () => report(app, CALLER))).to.deep.equal([501, 429])
    await app.close()
  })

  it('cost the database nothing once they are exceeded', async () => {
    const app = await appOf({ classLimits: limitsOf({ anonymousWrite: 1 }) })
    await statuses(2, () => report(app, CALLER))
    let queries = 0
    const count = () => {
      queries += 1
    }
    database.writePool.on('acquire', count)
    expect(await statuses(5, () => report(app, CALLER))).to.deep.equal([429, 429, 429, 429, 429])
    expect(await statuses(5, () => read(app, OTHER))).to.deep.equal([501, 501, 501, 501, 501])
    database.writePool.off('acquire', count)
    expect(queries).to.equal(0)
    await app.close()
  })

  it('of reads are those of a process', async () => {
    const one = await appOf({ classLimits: limitsOf({ read: 2 }) })
    const two = await appOf({ classLimits: limitsOf({ read: 2 }) })
    expect(await statuses(3, () => read(one, CALLER))).to.deep.equal([501, 501, 429])
    expect(await statuses(3, () => read(two, CALLER))).to.deep.equal([501, 501, 429])
    await Promise.all([one.close(), two.close()])
  })

  it('are those of an IPv6 /64, whichever of its addresses calls', async () => {
    expect(callerNetwork('2001:db8:1:2::1')).to.equal('2001:db8:1:2::/64')
    expect(callerNetwork('2001:db8:1:2:ffff::9')).to.equal('2001:db8:1:2::/64')
    expect(callerNetwork('2001:db8::1:0:0:9')).to.equal('2001:db8::/64')
    expect(callerNetwork('::1')).to.equal('::/64')
    expect(callerNetwork('::ffff:203.0.113.7')).to.equal('203.0.113.7')
    const app = await appOf({ classLimits: limitsOf({ read: 2, anonymousWrite: 1 }), perMinute: 4 })
    expect((await read(app, '2001:db8:1:2::1')).status).to.equal(501)
    expect((await read(app, '2001:db8:1:2:3::1')).status).to.equal(501)
    expect((await read(app, '2001:db8:1:2:4::1')).status).to.equal(429)
    expect((await read(app, '2001:db8:1:3::1')).status).to.equal(501)
    expect((await report(app, '2001:db8:1:2::2')).status).to.equal(501)
    expect((await report(app, '2001:db8:1:2::3')).status).to.equal(429)
    await app.close()
  })

  it('leave callers on this machine alone, but not those of a proxy on it', async () => {
    const limits = limitsOf({ read: 1 })
    const app = await appOf({ classLimits: limits })
    expect(await statuses(3, () => read(app, '127.0.0.1'))).to.deep.equal([501, 501, 501])
    await app.close()

    const behind = await appOf({ classLimits: limits, proxies: ['127.0.0.1'] })
    const forwarded = { 'x-forwarded-for': CALLER }
    expect(await statuses(2, () => read(behind, '127.0.0.1', forwarded))).to.deep.equal([501, 429])
    await behind.close()
  })

  it('are off where the operator turns them off', async () => {
    const app = await appOf({ classLimits: limitsOf({ anonymousWrite: false }) })
    const found = await statuses(40, () => report(app, CALLER))
    expect(new Set(found)).to.deep.equal(new Set([501]))
    await app.close()
  })

  it('let nothing through while the database is away', async () => {
    const app = fastify()
    app.decorateRequest('apiKey', undefined)
    limitClasses(app, {
      perMinute: requestLimitsOf(),
      countShared: async () => {
        throw new Error('away')
      },
    })
    app.post('/', { config: { requestClass: 'mail' } }, async () => 'sent')
    const { statusCode } = await app.inject({ method: 'POST', url: '/', remoteAddress: CALLER })
    expect(statusCode).to.equal(500)
    await app.close()
  })

  it('are swept once their minute is over', async () => {
    const count = sharedCounts(database.write)
    await count('mail', CALLER)
    await count('mail', OTHER)
    await database.write
      .updateTable('request_counts')
      .set({ started_at: new Date(Date.now() - 61_000) })
      .where('network', '=', OTHER)
      .execute()
    await sweepCounts(database.write)
    const left = await database.write.selectFrom('request_counts').select('network').execute()
    expect(left).to.deep.equal([{ network: CALLER }])
  })

  it('count each of many requests at once', async () => {
    const count = sharedCounts(database.write)
    const counts = await Promise.all(Array.from({ length: 50 }, () => count('login', CALLER)))
    expect(counts.map(({ requests }) => requests).sort((a, b) => a - b)).to.deep.equal(
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
  })

  describe('of API keys', () => {
    const FOREVER = { scopes: ['read', 'write'] } as const
    const KEYS: Readonly<Record<string, Awaited<ReturnType<NonNullable<HttpOptions['findKey']>>>>> =
      {
        reader: { id: 'reader', scopes: ['read'] },
        writer: { id: 'writer', scopes: ['write'] },
        past: { id: 'past', ...FOREVER, expiresAt: new Date(0) },
        future: { id: 'future', ...FOREVER, expiresAt: new Date(Date.now() + 3_600_000) },
        shop: { id: 'shop', ...FOREVER, origins: ['https://shop.example'] },
      }
    let app: App
    before(async () => {
      app = await appOf({
        findKey: async (secret) => KEYS[secret],
        classLimits: limitsOf({ read: 1, anonymousWrite: 1 }),
      })
    })
    after(() => app.close())

    const byKey = (key: string, origin?: string) => ({
      'x-api-key': key,
      ...(origin && { origin }),
    })

    it('give way to what the key allows', async () => {
      const ask = () => report(app, CALLER, byKey('future'))
      expect(await statuses(3, ask)).to.deep.equal([501, 501, 501])
    })

    it('keep a key to its rights', async () => {
      expect((await read(app, CALLER, byKey('reader'))).status).to.equal(501)
      expect(await report(app, CALLER, byKey('reader'))).to.deep.include({
        status: 403,
        body: { code: 'FORBIDDEN', message: 'The key in X-API-KEY has no right to write' },
      })
      expect((await report(app, CALLER, byKey('writer'))).status).to.equal(501)
      expect((await read(app, CALLER, byKey('writer'))).status).to.equal(403)
    })

    it('refuse a key from its last day on', async () => {
      expect(await read(app, CALLER, byKey('past'))).to.deep.include({
        status: 401,
        body: { code: 'UNAUTHORIZED', message: 'The key in X-API-KEY has expired' },
      })
    })

    it('keep a key to its pages', async () => {
      expect((await read(app, CALLER, byKey('shop', 'https://shop.example'))).status).to.equal(501)
      for (const origin of [undefined, 'https://other.example', 'https://shop.example.evil']) {
        expect(await read(app, CALLER, byKey('shop', origin)), origin).to.deep.include({
          status: 403,
          body: { code: 'FORBIDDEN', message: 'The key in X-API-KEY is not for this origin' },
        })
      }
    })
  })
})
