import { expect } from 'chai'
import { ApiError } from '../../../server/src/http/apiError.ts'
import * as served from '../../../server/src/indexer/calls.ts'
import { type Activity, ResponseError, streamActivities, subscribe } from '../src/index.ts'
import { EVM_ADDRESS, OWNER, serve, startServer, type TestServer, TIME } from './_server.ts'

const mint = (number: number): Activity => ({
  '@type': 'MINT',
  id: `BASE:${number}`,
  date: TIME,
  lastUpdatedAt: TIME,
  reverted: false,
  owner: OWNER,
  contract: `BASE:${EVM_ADDRESS}`,
  tokenId: String(number),
  itemId: `BASE:${EVM_ADDRESS}:${number}`,
  value: '1',
  transactionHash: `0x${'ef'.repeat(32)}`,
})

describe('subscriptions to a stream', () => {
  let server: TestServer
  /** What happened; an event's place is its position. */
  let happened: Activity[]
  /** Called before a read of the stream. */
  let onRead: (place: string | undefined) => void

  before(async () => {
    server = await startServer([
      serve(served.streamActivities, async () => ({
        after: async (place = String(happened.length)) => {
          onRead(place)
          const first = Number(place)
          const found = happened.slice(first)
          const events = found.map((data, index) => ({ place: String(first + index + 1), data }))
          return { events, place: String(happened.length), hasMore: false }
        },
      })),
    ])
  })
  beforeEach(() => {
    happened = [mint(1), mint(2)]
    onRead = () => undefined
    server.requests.length = 0
  })
  after(() => server.close())

  it('yield events with their continuations', async () => {
    const input = { type: ['MINT' as const], continuation: '0' }
    const found: unknown[] = []
    for await (const event of subscribe(streamActivities, server.connection, input)) {
      found.push(event)
      if (found.length === 2) break
    }
    expect(found).to.deep.equal([
      { data: mint(1), continuation: '1' },
      { data: mint(2), continuation: '2' },
    ])
    expect(server.requests).to.deep.equal(['GET /v0.1/activities/stream?type=MINT&continuation=0'])
  })

  it('reconnect after the last place, and miss nothing that happened meanwhile', async () => {
    // Given a stream that began now, and a connection that is cut before anything happens
    const events = subscribe(streamActivities, server.connection, {})
    let reads = 0
    onRead = () => {
      reads += 1
      if (reads !== 2) return
      happened.push(mint(3))
      server.cut()
    }
    // When it happens while the subscriber has no connection
    const { value } = await events.next()
    // Then it is not missed
    expect(value).to.deep.equal({ data: mint(3), continuation: '3' })
    // When the connection is cut again, after an event
    onRead = () => {
      onRead = () => undefined
      happened.push(mint(4))
      server.cut()
    }
    expect((await events.next()).value).to.deep.equal({ data: mint(4), continuation: '4' })
    await events.return(undefined as never)
    expect(server.requests.slice(0, 2)).to.deep.equal([
      'GET /v0.1/activities/stream',
      'GET /v0.1/activities/stream?continuation=2',
    ])
  })

  it('fail where the server refuses them, and end with their signal', async () => {
    onRead = () => {
      throw new ApiError('badRequest', 'The continuation is not a token')
    }
    const failure = await subscribe(streamActivities, server.connection, { continuation: 'x' })
      .next()
      .catch((error: unknown) => error)
    expect(failure).to.be.instanceOf(ResponseError).with.property('status', 400)

    onRead = () => undefined
    const leaving = new AbortController()
    const events = subscribe(streamActivities, server.connection, {}, { signal: leaving.signal })
    const waiting = events.next().catch((error: unknown) => error)
    leaving.abort(new Error('The page was closed'))
    expect(await waiting).to.have.property('message', 'The page was closed')
  })
})
