import { formatCollectionId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { collectionKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { ask, indexerOver, type Parameters } from './_app.ts'
import { refreshAt } from './_floors.ts'
import { ALICE, BOB, CAROL, ETHER, TOKEN } from './_names.ts'
import { listingOf, type NewCollection, newCollection, writeKnown } from './_newOrders.ts'
import { sell, writeRates } from './_trades.ts'

const NOW = new Date('2026-03-31T12:00:00.001Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)
const GRAPHS = [
  calls.getTransactions,
  calls.getBuyers,
  calls.getSellers,
  calls.getGmv,
  calls.getFloorPrice,
] as const

describe('market data', () => {
  let pools: TestDatabase
  let app: FastifyInstance
  let written: NewCollection
  let collection: string

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools, { now: () => NOW })
    written = await newCollection(pools)
    collection = formatCollectionId(written.collection)
    await writeRates(pools, [
      [ETHER, ago(2 * DAY), '2000'],
      [TOKEN, ago(2 * DAY), '500'],
      [ETHER, ago(30 * HOUR), '2000'],
      [ETHER, ago(HOUR), '3000'],
    ])
    await sell(pools, written.collection, [
      { at: ago(30 * DAY + 1), price: 100n },
      { at: ago(30 * DAY), price: 1n, buyer: CAROL },
      { at: ago(DAY + 1), price: 2n, isInToken: true },
      { at: ago(DAY), price: 3n, copies: 2n },
      { at: ago(1), price: 5n, seller: BOB, buyer: ALICE },
      { at: NOW, price: 100n },
    ])
    await writeKnown(pools, [listingOf(written, { number: 1, price: '4' })], ago(DAY + 1))
    await refreshAt(pools, collectionKey(written.collection), ago(DAY + 1))
    await writeKnown(pools, [listingOf(written, { number: 2, price: '2' })], ago(HOUR))
    await refreshAt(pools, collectionKey(written.collection), ago(HOUR))
  })
  after(() => app.close())

  const asked = async (call: (typeof GRAPHS)[number], parameters: Parameters = {}) => {
    const { status, body } = await ask(app, call, { collection, ...parameters })
    expect(status, JSON.stringify(body)).to.equal(200)
    const { historicalDates: dates, historicalValues: values, currentValue } = body
    return { dates, values, currentValue }
  }
  /** Values other than 0 by their dates. */
  const pointsOf = ({ dates, values }: Awaited<ReturnType<typeof asked>>) =>
    Object.fromEntries(
      values.flatMap((value, index) => (value === '0' ? [] : [[dates[index], value]])),
    )
  const dateAgo = (milliseconds: number) => ago(milliseconds).toISOString()

  it('counts the sales of each of the last 30 days, to the millisecond', async () => {
    const graph = await asked(calls.getTransactions)
    expect(graph.dates).to.have.length(30)
    expect(graph.dates).to.deep.equal(
      Array.from({ length: 30 }, (_, index) => dateAgo((30 - index) * DAY)),
    )
    expect(pointsOf(graph)).to.deep.equal({
      [dateAgo(30 * DAY)]: '1',
      [dateAgo(2 * DAY)]: '1',
      [dateAgo(DAY)]: '2',
    })
    expect(graph.currentValue).to.equal('4')
  })

  it('counts each wallet once in a day, and once in all', async () => {
    await sell(pools, written.collection, [{ at: ago(DAY - 1), price: 0n, buyer: BOB }])
    expect(pointsOf(await asked(calls.getBuyers))).to.deep.equal({
      [dateAgo(30 * DAY)]: '1',
      [dateAgo(2 * DAY)]: '1',
      [dateAgo(DAY)]: '2',
    })
    expect((await asked(calls.getBuyers)).currentValue).to.equal('3')
    expect((await asked(calls.getSellers)).currentValue).to.equal('2')
  })

  it('sums what was paid, in coins and in dollars of the time', async () => {
    const filters = 'period=D7'
    const coins = await asked(calls.getGmv, { filters, period: 'D7' })
    // Two tokens of 500 dollars are worth half a coin of 2,000.
    expect(pointsOf(coins)).to.deep.equal({
      [dateAgo(30 * HOUR)]: '0.5',
      [dateAgo(24 * HOUR)]: '6',
      [dateAgo(6 * HOUR)]: '5',
    })
    expect(coins.currentValue).to.equal('11.5')
    const dollars = await asked(calls.getGmv, { filters, currency: 'USD' })
    expect(pointsOf(dollars)).to.deep.equal({
      [dateAgo(30 * HOUR)]: '1000',
      [dateAgo(24 * HOUR)]: '12000',
      [dateAgo(6 * HOUR)]: '15000',
    })
    expect(dollars.currentValue).to.equal('28000')
    expect((await asked(calls.getGmv)).currentValue).to.equal('11')
  })

  it('leaves out what is worth an unknown number of dollars, and does not call it nothing', async () => {
    const to = dateAgo(29 * DAY)
    const graph = await asked(calls.getGmv, { filters: `period=D1;to=${to}`, currency: 'USD' })
    expect(graph.dates).to.have.length(47)
    expect(graph.dates).to.not.include(dateAgo(30 * DAY))
    expect(graph.currentValue).to.equal(undefined)
  })

  it('has the lowest floor of each time, and the one at its end', async () => {
    const floors = await asked(calls.getFloorPrice, { filters: 'period=D7' })
    expect(floors.dates).to.deep.equal([30, 24, 18, 12, 6].map((hours) => dateAgo(hours * HOUR)))
    expect(floors.values).to.deep.equal(['4', '4', '4', '4', '2'])
    expect(floors.currentValue).to.equal('2')
    const past = await asked(calls.getFloorPrice, { filters: `to=${dateAgo(HOUR + 1)}` })
    expect(past.currentValue).to.equal('4')
    const dollars = await asked(calls.getFloorPrice, { filters: 'period=H1', currency: 'USD' })
    expect(dollars.values).to.deep.equal(Array.from({ length: 12 }, () => '6000'))
  })

  it('has the whole time of a collection, and the range between two times', async () => {
    const all = await asked(calls.getTransactions, { filters: 'period=ALL' })
    expect(all.currentValue).to.equal('6')
    const filters = `from=${dateAgo(DAY + 1)};to=${dateAgo(DAY)}`
    expect(await asked(calls.getTransactions, { filters })).to.deep.equal({
      dates: [dateAgo(DAY + 1)],
      values: ['1'],
      currentValue: '1',
    })
  })

  it('has nothing of the future', async () => {
    const filters = 'from=2026-04-01T00:00:00Z'
    expect(await asked(calls.getTransactions, { filters })).to.deep.equal({
      dates: [],
      values: [],
      currentValue: '0',
    })
  })

  it('has the number of listed items of the last 30 days', async () => {
    const { body } = await ask(app, calls.getListed, { collection })
    expect(body.historicalDates).to.have.length(30)
    expect(body.historicalValues.slice(-2)).to.deep.equal(['0', '1'])
    expect(body.currentValue).to.equal('1')
  })

  it('has statistics in one currency', async () => {
    const { body } = await ask(app, calls.getCollectionStats, { collection })
    expect(body).to.deep.equal({
      highestSale: '100',
      floorPrice: '2',
      volume: '112.5',
      listed: 1,
      items: 2,
      owners: 3,
      marketCap: '4',
    })
    const dollars = await ask(app, calls.getCollectionStats, { collection, currency: 'USD' })
    expect(dollars.body).to.include({ highestSale: '15000', floorPrice: '6000', volume: '28000' })
  })

  const refusals: [string, (typeof GRAPHS)[number], Parameters, string][] = [
    [
      'a currency of another blockchain',
      calls.getGmv,
      { currency: 'SOL' },
      'SOL is no currency of these amounts: those of ETHEREUM are given in ETH or USD',
    ],
    [
      'two periods',
      calls.getGmv,
      { period: 'D1', filters: 'period=D7' },
      'period is D1, and filters has the period D7',
    ],
    [
      'an unknown key',
      calls.getBuyers,
      { filters: 'since=D7' },
      'filters has the key "since". Supported are period, from, to',
    ],
  ]
  for (const [what, call, parameters, message] of refusals) {
    it(`refuses ${what}`, async () => {
      const { status, body } = await ask(app, call, { collection, ...parameters })
      expect(status).to.equal(400)
      expect(body).to.deep.equal({ code: 'INVALID_INPUT', message })
    })
  }

  it('has none of a collection that is not known', async () => {
    const unknown = `ETHEREUM:0x${'9'.repeat(40)}`
    for (const call of [...GRAPHS, calls.getListed, calls.getCollectionStats]) {
      const { status, body } = await ask(app, call, { collection: unknown })
      expect(status, call.operationId).to.equal(404)
      expect(body).to.deep.equal({
        code: 'NOT_FOUND',
        message: `There is no collection ${unknown}`,
      })
    }
  })
})
