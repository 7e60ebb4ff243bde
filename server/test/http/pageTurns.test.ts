import { EventEmitter } from 'node:events'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { isDatabaseAway } from '../../src/database/pools/losses.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { PAGE_BOUNDS, type PageBounds, pageTurns } from '../../src/http/pageTurns.ts'
import { addIndexer } from '../../src/indexer/addIndexer.ts'
import { INDEXER_CALLS } from '../../src/indexer/served.ts'
import { getItemsByIdsUsingPOST } from '../../src/marketplace/items/calls.ts'
import { addStatus } from '../../src/status/addStatus.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { eventually } from '../ingest/_follow.ts'
import { marketplaceOver } from '../marketplace/_app.ts'
import { askMarket } from '../marketplace/_suite.ts'
import { servicesOver } from '../read-model/_app.ts'
import { answerTo, EVM_ADDRESS } from './_app.ts'

const LIST = `/v0.1/items/byCollection?collection=BASE:${EVM_ADDRESS}`
const BUSY = { code: 'UNAVAILABLE', message: 'The server is busy. Try again in 2 seconds' }
/** As always, but that no request waits in vain, however slow the machine is. */
const PATIENT: PageBounds = { ...PAGE_BOUNDS, patience: 600_000 }
const { working, waiting } = PATIENT
const TOO_MANY = 20

describe('pages that many ask for at once', () => {
  let database: TestDatabase
  let app: FastifyInstance

  before(async () => {
    database = await testDatabase()
    const http = await createHttpApp({ isPassing: isDatabaseAway, pageBounds: PATIENT })
    await addIndexer(http, { calls: INDEXER_CALLS, services: servicesOver(database) })
    addStatus(http, { reader: database.read, isPassing: isDatabaseAway })
    app = http.fastify
    await app.ready()
  })
  after(() => app.close())

  /** Sizes of pages, each asked for once, so that no request is the same as another one. */
  let sizes = 0
  const lists = (count: number) =>
    Array.from({ length: count }, () => {
      sizes += 1
      return answerTo(app, `${LIST}&size=${sizes}`)
    })

  /** Does work while every query of lists has to wait for a connection, for as long as it takes. */
  const whileConnectionsAreTaken = async (work: () => Promise<void>) => {
    const { readPool } = database
    readPool.options.connectionTimeoutMillis = 0
    const taken = await Promise.all(
      Array.from({ length: readPool.options.max }, () => readPool.connect()),
    )
    try {
      await work()
    } finally {
      for (const connection of taken) connection.release()
    }
  }
  /** Number of queries that wait for a connection. */
  const asking = () => database.readPool.waitingCount

  it('are read by so many at a time, wait, and are refused beyond that', async () => {
    let served: ReturnType<typeof lists> = []
    let health = answerTo(app, '/health')
    await health

    await whileConnectionsAreTaken(async () => {
      // Given as many requests as are worked on and may wait
      served = lists(working + waiting)
      await eventually(async () => asking() === working || undefined)

      // When more come, then they are told at once when to try again
      for (const { status, body, headers } of await Promise.all(lists(TOO_MANY))) {
        expect([status, headers['retry-after']]).to.deep.equal([503, '2'])
        expect(body).to.deep.equal(BUSY)
      }

      // And the database hears of no more than are worked on
      expect(asking()).to.equal(working)

      // And documents and other calls are not refused
      expect((await app.inject('/docs/indexer')).statusCode).to.equal(200)
      expect((await answerTo(app, '/openapi/indexer.json')).status).to.equal(200)
      expect((await answerTo(app, '/v0.1/orders/settings/fees?blockchain=BASE')).status).to.equal(
        200,
      )
      health = answerTo(app, '/health')
    })

    // Then all others are answered, the health too, and the server is as before
    for (const { status, body } of await Promise.all(served)) {
      expect([status, body]).to.deep.equal([200, { items: [] }])
    }
    expect((await health).status).to.equal(200)
    const statuses = (await Promise.all(lists(working + waiting))).map(({ status }) => status)
    expect(new Set(statuses)).to.deep.equal(new Set([200]))
  })

  it('wait together with lists by ids of version 4', async () => {
    const market = await marketplaceOver(database, { pageBounds: PATIENT })
    const byIds = (count: number, first = 0) =>
      Array.from({ length: count }, (_, index) =>
        askMarket(market, getItemsByIdsUsingPOST, {
          requestBody: [`BASE:${EVM_ADDRESS}:${first + index}`],
        }),
      )
    let served: ReturnType<typeof byIds> = []
    await whileConnectionsAreTaken(async () => {
      served = byIds(working + waiting)
      const [refused] = await Promise.all(byIds(1, working + waiting))
      expect(refused).to.deep.include({ status: 503, body: BUSY })
    })
    for (const { status } of await Promise.all(served)) expect(status).to.equal(200)
    await market.close()
  })

  it('are read once for all who ask for the same while it is read', async () => {
    let served: ReturnType<typeof lists> = []

    await whileConnectionsAreTaken(async () => {
      // Given a page that is being read
      const first = answerTo(app, LIST)
      await eventually(async () => asking() === 1 || undefined)

      // When more than may be worked on ask for the same, and somebody for another one
      served = [first, ...Array.from({ length: 2 * working }, () => answerTo(app, LIST))]
      served.push(...lists(1))
      await eventually(async () => asking() === 2 || undefined)
    })

    // Then all of them are answered
    const answers = await Promise.all(served)
    expect(answers.map(({ status, body }) => [status, body])).to.deep.equal(
      served.map(() => [200, { items: [] }]),
    )
  })

  it('give their places back where they fail', async () => {
    // Given pages that all fail
    const malformed = Array.from({ length: 2 * working }, () =>
      answerTo(app, `${LIST}&continuation=none`),
    )
    for (const { status } of await Promise.all(malformed)) expect(status).to.equal(400)

    // Then others are answered
    for (const { status } of await Promise.all(lists(working))) expect(status).to.equal(200)
  })
})

describe('turns of pages', () => {
  const refused = async (turn: Promise<unknown>) => {
    const error = await turn.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).to.have.property('kind', 'busy')
  }

  it('come in order, and past callers who have gone', async () => {
    // Given a page that is worked on, and three that wait
    const take = pageTurns({ working: 1, waiting: 3, patience: 60_000 })
    const end = await take(new EventEmitter())
    const order: string[] = []
    const [first, gone, last] = [new EventEmitter(), new EventEmitter(), new EventEmitter()]
    const one = take(first).then((endOne) => {
      order.push('first')
      endOne()
    })
    const two = take(gone)
    const three = take(last).then((endLast) => {
      order.push('last')
      return endLast
    })
    await refused(take(new EventEmitter()))

    // When one of them goes away, then another may wait in its place
    gone.emit('close')
    await refused(two)
    const four = take(new EventEmitter()).then(() => order.push('late'))
    await refused(take(new EventEmitter()))

    // And the others get their turns in their order
    end()
    const [, endLast] = await Promise.all([one, three])
    expect(order).to.deep.equal(['first', 'last'])
    endLast()
    await four
    expect([first, gone, last].map((each) => each.listenerCount('close'))).to.deep.equal([0, 0, 0])
  })

  it('are waited for no longer than promised', async () => {
    const take = pageTurns({ working: 1, waiting: 1, patience: 1 })
    const end = await take(new EventEmitter())
    await refused(take(new EventEmitter()))
    end()
    await take(new EventEmitter())
  })
})
