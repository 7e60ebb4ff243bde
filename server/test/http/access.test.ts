import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { ApiKey } from '../../src/http/keys.ts'
import { answerTo, appOfOneCall } from './_app.ts'

const KEYS = new Map<string, ApiKey>([
  ['secret-of-two', { id: '1', scopes: ['read'], perMinute: 2 }],
  ['secret-without-limit', { id: '2', scopes: ['read'] }],
])
const URL = '/v0.1/currencies/all'

describe('access to calls', () => {
  let app: FastifyInstance

  beforeEach(async () => {
    app = await appOfOneCall(async () => undefined, {
      findKey: async (secret) => KEYS.get(secret),
      perMinute: 3,
    })
  })
  afterEach(() => app.close())

  const ask = async (key?: string, remoteAddress = '192.0.2.1') => {
    const headers = key === undefined ? {} : { 'x-api-key': key }
    return answerTo(app, { url: URL, headers, remoteAddress })
  }
  const statuses = async (count: number, key?: string, address?: string) => {
    const found: number[] = []
    for (let index = 0; index < count; index += 1) found.push((await ask(key, address)).status)
    return found
  }

  it('is open without a key, and refuses an unknown one', async () => {
    expect((await ask()).status).to.equal(200)
    const { status, body } = await ask('guess')
    const message = 'The key in X-API-KEY is unknown'
    expect([status, body]).to.deep.equal([401, { code: 'UNAUTHORIZED', message }])
  })

  it('is limited by address, and tells when to come back', async () => {
    expect(await statuses(4)).to.deep.equal([200, 200, 200, 429])
    expect(await statuses(1, undefined, '192.0.2.2')).to.deep.equal([200])
    const { body, headers } = await ask()
    expect(body.code).to.equal('TOO_MANY_REQUESTS')
    expect(Number(headers['retry-after'])).to.be.within(1, 60)
    expect(headers['x-ratelimit-limit']).to.equal('3')
    expect(headers['x-ratelimit-remaining']).to.equal('0')
    expect(Number(headers['x-ratelimit-reset'])).to.be.within(1, 60)
  })

  it('is limited by key, wherever its holder is', async () => {
    expect(await statuses(2, 'secret-of-two')).to.deep.equal([200, 200])
    expect(await statuses(1, 'secret-of-two', '192.0.2.2')).to.deep.equal([429])
    expect(await statuses(5, 'secret-without-limit')).to.deep.equal([200, 200, 200, 200, 200])
    expect(await statuses(1)).to.deep.equal([200])
  })

  it('is possible for pages of any origin, which may send a key and read the limits', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: URL,
      headers: { origin: 'https://drop.example', 'access-control-request-method': 'GET' },
    })
    expect(preflight.statusCode).to.equal(204)
    expect(preflight.headers['access-control-allow-origin']).to.equal('*')
    expect(preflight.headers['access-control-allow-headers']).to.include('X-API-KEY')
    const refused = await app.inject({
      url: URL,
      headers: { origin: 'https://drop.example', 'x-api-key': 'guess' },
    })
    expect(refused.headers['access-control-allow-origin']).to.equal('*')
    expect(refused.headers['access-control-expose-headers']).to.include('X-RateLimit-Remaining')
  })

  it('is kept to some origins where the operator names them', async () => {
    const origins = ['https://drop.example']
    const kept = await appOfOneCall(async () => undefined, { origins })
    const allowed = async (origin: string) =>
      (await kept.inject({ url: URL, headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowed('https://drop.example')).to.equal('https://drop.example')
    expect(await allowed('https://other.example')).to.equal(undefined)
    await kept.close()
  })

  it('is counted for whoever calls through a proxy that is trusted', async () => {
    const proxies = ['192.0.2.9']
    const behind = await appOfOneCall(async () => undefined, { perMinute: 1, proxies })
    const status = async (caller: string, remoteAddress: string) => {
      const headers = { 'x-forwarded-for': caller }
      return (await behind.inject({ url: URL, headers, remoteAddress })).statusCode
    }
    expect(await status('203.0.113.1', '192.0.2.9')).to.equal(200)
    expect(await status('203.0.113.1', '192.0.2.9')).to.equal(429)
    expect(await status('203.0.113.2', '192.0.2.9')).to.equal(200)
    expect(await status('203.0.113.3', '192.0.2.8')).to.equal(200)
    expect(await status('203.0.113.4', '192.0.2.8')).to.equal(429)
    await behind.close()
  })
})
