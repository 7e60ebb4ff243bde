import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { createParser } from 'eventsource-parser'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../src/http/apiError.ts'
import type { HttpOptions } from '../../src/http/app.ts'
import { connectionBounds } from '../../src/http/boundedServer.ts'
import type { EventSource } from '../../src/http/contract/call.ts'
import { orderlyEnd } from '../../src/http/orderlyEnd.ts'
import type { Activity } from '../../src/indexer/activities/schemas.ts'
import * as calls from '../../src/indexer/calls.ts'
import { appWith, call } from './_app.ts'

/** A mint, the only activity of its second. */
const mint = (number: number): Activity => ({
  '@type': 'MINT',
  id: `BASE:${number}`,
  date: '2026-01-31T12:00:00.000Z',
  lastUpdatedAt: '2026-01-31T12:00:00.000Z',
  reverted: false,
  owner: `ETHEREUM:0x${'ab'.repeat(20)}`,
  contract: `BASE:0x${'cd'.repeat(20)}`,
  tokenId: String(number),
  itemId: `BASE:0x${'cd'.repeat(20)}:${number}`,
  value: '1',
  transactionHash: `0x${'ef'.repeat(32)}`,
})

describe('streams of events', () => {
  /** What happened; an event's place is its index, and the place after the last one is the length. */
  let happened: Activity[]
  let app: FastifyInstance
  let end: () => Promise<void>
  let streams: IncomingMessage[]

  const source: EventSource<Activity> = {
    after: async (place = String(happened.length)) => {
      if (!/^\d+$/.test(place)) throw new ApiError('badRequest', 'The continuation is not a token')
      const first = Number(place)
      const found = happened.slice(first, first + 2)
      return {
        events: found.map((data, index) => ({ place: String(first + index + 1), data })),
        place: String(first + found.length),
        hasMore: first + found.length < happened.length,
      }
    },
  }

  async function listen(options: HttpOptions = {}): Promise<void> {
    app = await appWith([call(calls.streamActivities, async () => source)], options)
    end = orderlyEnd(app)
    await app.listen({ host: '127.0.0.1', port: 0 })
  }

  async function open(query = '', headers: Record<string, string> = {}) {
    const { port } = app.server.address() as AddressInfo
    const path = `/v0.1/activities/stream${query}`
    const [response] = (await once(
      get({ host: '127.0.0.1', port, path, headers }),
      'response',
    )) as [IncomingMessage]
    streams.push(response)
    response.on('error', () => undefined)
    const next: { id?: string | undefined; event?: string | undefined; data: string }[] = []
    const parser = createParser({ onEvent: (event) => next.push(event) })
    const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]()
    /** Returns the next event: its place, and the number of its item; undefined = the stream ended. */
    const event = async () => {
      while (next.length === 0) {
        const { done, value } = await chunks.next()
        if (done) return undefined
        parser.feed(value)
      }
      const found = next.shift()
      const item = found?.event === 'place' ? 'place' : JSON.parse(found?.data ?? '{}').tokenId
      return [found?.id, item]
    }
    return { response, event }
  }

  beforeEach(() => {
    happened = [mint(1), mint(2), mint(3)]
    streams = []
  })
  afterEach(async () => {
    for (const stream of streams) stream.destroy()
    await end()
  })

  it('begin now, tell the place, and go on with what happens', async () => {
    await listen()
    const { response, event } = await open()
    expect(response.headers).to.include({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    expect(await event()).to.deep.equal(['3', 'place'])
    happened.push(mint(4), mint(5), mint(6))
    expect(await event()).to.deep.equal(['4', '4'])
    expect(await event()).to.deep.equal(['5', '5'])
    expect(await event()).to.deep.equal(['6', '6'])
  })

  it('go on after a continuation, and after the last event that the caller had', async () => {
    await listen()
    const { event } = await open('?continuation=1')
    expect(await event()).to.deep.equal(['2', '2'])
    expect(await event()).to.deep.equal(['3', '3'])
    // A browser that reconnects repeats the address, with an older place.
    const again = await open('?continuation=1', { 'Last-Event-ID': '2' })
    expect(await again.event()).to.deep.equal(['3', '3'])
  })

  it('are refused with 400 where the continuation is none, and with 503 where too many are open', async () => {
    await listen({ mostStreams: 1 })
    const refused = await open('?continuation=one')
    expect(refused.response.statusCode).to.equal(400)
    const first = await open()
    expect(first.response.statusCode).to.equal(200)
    const second = await open()
    expect(second.response.statusCode).to.equal(503)
    expect(second.response.headers['retry-after']).to.equal('2')
    // Whoever leaves makes room.
    first.response.destroy()
    await once(first.response, 'close')
    for (;;) if ((await open()).response.statusCode === 200) break
  })

  it('end with the server, which does not wait for their callers', async () => {
    await listen()
    const { event } = await open()
    await event()
    await end()
    expect(await event()).to.equal(undefined)
  })

  it('stay open longer than other answers may take', async () => {
    // Given a limit that ends other answers before a stream reads for the second time
    await listen({ connections: { ...connectionBounds(), answerMs: 200 } })
    const { event } = await open()
    expect(await event()).to.deep.equal(['3', 'place'])
    // When something happens after that limit
    happened.push(mint(4))
    // Then the stream has it
    expect(await event()).to.deep.equal(['4', '4'])
  })

  it('are cut for callers who do not read', async () => {
    // Given more than a connection's buffers hold
    const long = { ...mint(1), transactionHash: 'x'.repeat(1_000_000) }
    happened = Array.from({ length: 40 }, () => long)
    await listen({ connections: { ...connectionBounds(), answerMs: 200 } })
    // When a caller asks for it and does not read
    const cut = once(app.server, 'request').then(([, response]) => once(response, 'close'))
    await open('?continuation=0')
    // Then the connection is closed
    await cut
  })
})
