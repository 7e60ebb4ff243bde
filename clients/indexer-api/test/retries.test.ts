import { expect } from 'chai'
import { UnavailableError } from '../../../server/src/http/apiError.ts'
import * as served from '../../../server/src/indexer/calls.ts'
import { getAllCurrencies, getItemByIds, isResponseError } from '../src/index.ts'
import { serve, startServer, type TestServer } from './_server.ts'

describe('retries of calls', () => {
  let server: TestServer
  /** `Retry-After` seconds for each failure in turn. */
  let failures: number[] = []

  before(async () => {
    const fail = () => {
      const retryAfter = failures.shift()
      if (retryAfter !== undefined) throw new UnavailableError(retryAfter)
    }
    server = await startServer([
      serve(served.getAllCurrencies, async () => {
        fail()
        return { currencies: [] }
      }),
      serve(served.getItemByIds, async () => {
        fail()
        return { items: [] }
      }),
    ])
  })
  beforeEach(() => {
    server.requests.length = 0
  })
  after(() => server.close())

  const statusOf = async (call: Promise<unknown>) => {
    try {
      await call
      return 200
    } catch (error) {
      return isResponseError(error) ? error.status : error
    }
  }

  it('wait as long as the server asks', async () => {
    failures = [0, 1]
    const start = performance.now()
    expect(await statusOf(getAllCurrencies(server.connection))).to.equal(200)
    expect(server.requests).to.have.length(3)
    expect(performance.now() - start).to.be.at.least(990)
  })

  it('give up after the last attempt', async () => {
    failures = [0, 0, 0]
    expect(await statusOf(getAllCurrencies(server.connection))).to.equal(503)
    expect(server.requests).to.have.length(3)
    failures = [0]
    const never = { retry: { attempts: 0 } }
    expect(await statusOf(getAllCurrencies(server.connection, {}, never))).to.equal(503)
  })

  it('give up at once where the server asks for more than they may wait', async () => {
    failures = [31]
    expect(await statusOf(getAllCurrencies(server.connection))).to.equal(503)
    expect(server.requests).to.have.length(1)
  })

  it('repeat only what is a GET, unless they are told to', async () => {
    const input = { itemIds: { ids: [] } }
    failures = [0]
    expect(await statusOf(getItemByIds(server.connection, input))).to.equal(503)
    failures = [0]
    const retry = { unsafe: true }
    expect(await statusOf(getItemByIds(server.connection, input, { retry }))).to.equal(200)
    expect(await statusOf(getItemByIds({ ...server.connection, retry }, input))).to.equal(200)
  })

  it('follow a failure of the network', async () => {
    let attempts = 0
    const flaky: typeof fetch = (input, init) => {
      attempts += 1
      return attempts < 3 ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)
    }
    expect(await statusOf(getAllCurrencies({ ...server.connection, fetch: flaky }))).to.equal(200)
    attempts = 0
    const retry = { attempts: 1 }
    const failure = await statusOf(getAllCurrencies({ ...server.connection, fetch: flaky, retry }))
    expect(failure).to.be.instanceOf(TypeError)
  })

  it('end while they wait when the signal says so', async () => {
    failures = [20]
    const controller = new AbortController()
    const reason = new Error('the page was left')
    const waiting = statusOf(
      getAllCurrencies(
        {
          ...server.connection,
          fetch: async (input, init) => {
            const response = await fetch(input, init)
            setTimeout(() => controller.abort(reason), 50)
            return response
          },
        },
        {},
        { signal: controller.signal },
      ),
    )
    expect(await waiting).to.equal(reason)
    expect(server.requests).to.have.length(1)
  })
})
