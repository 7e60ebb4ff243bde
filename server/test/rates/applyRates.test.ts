import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatCollectionId, parseOrderId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'
import { currencyKey, orderKey } from '../../src/database/keys/index.ts'
import { writeRates } from '../../src/database/writeRates.ts'
import * as calls from '../../src/indexer/calls.ts'
import { TASKS } from '../../src/jobs/index.ts'
import { openRateSource } from '../../src/rates/openRateSource.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { BEGIN, COLLECTIONS, JUNK, saleOf, WRAPPED_ETHER } from '../ingest/_sales.ts'
import { emptyTables, tablesOf } from '../ingest/_tables.ts'
import { refreshAll } from '../leaderboards/_board.ts'
import { ask, indexerOver } from '../read-model/_app.ts'
import { writeCollections } from '../read-model/_fixture.ts'
import { ETHER as COIN, TOKEN } from '../read-model/_names.ts'
import { listingOf, newCollection, writeKnown } from '../read-model/_newOrders.ts'
import { orderIdOn } from '../read-model/_orders.ts'
import { collectionRow } from '../read-model/_rows.ts'
import { type Arrival, anyOrders, arrive, passMinute, rowOf } from './_arrivals.ts'

const [CONTRACT = ''] = COLLECTIONS
const DROP = { blockchain: 'ETHEREUM', contract: CONTRACT } as const
const id = formatCollectionId(DROP)
const NOW = new Date(BEGIN + 3_600_000)
const MINUTE = 60_000
const ETHER = 10n ** 18n

/** Two coins, and 1,000 of a token, which are worth a coin and a half where the rates of then are known. */
const SALES: Arrival = {
  is: 'sales',
  name: 'sales',
  sales: [
    saleOf({ ...plain(4), currency: undefined, each: 2n * ETHER }),
    saleOf({ ...plain(7), currency: TOKEN.address, each: 1_000_000_000n }),
  ],
}
function plain(block: number) {
  return { collection: CONTRACT, copies: 1n, rest: 0n, block }
}

describe('sales and the rates of their time', () => {
  let first: TestDatabase
  let second: TestDatabase
  let apps: readonly [FastifyInstance, FastifyInstance]

  before(async () => {
    first = await testDatabase()
    second = await testDatabase()
    const options = { now: () => NOW }
    apps = [await indexerOver(first, options), await indexerOver(second, options)]
  })
  const begin = async () => {
    for (const pools of [first, second]) {
      await emptyTables(pools.write)
      for (const table of [
        'rates',
        'rate_readings',
        'leaderboards',
        'trader_boards',
        'orders',
      ] as const)
        await pools.write.deleteFrom(table).execute()
      await writeCollections(pools, [collectionRow(DROP, {})])
    }
  }
  beforeEach(begin)
  after(() => Promise.all(apps.map((app) => app.close())))

  const at = (minutes: number) => new Date(BEGIN + minutes * MINUTE)
  const rate = (currency: 'coin' | 'token', minutes: number, usd: string): Arrival => ({
    is: 'rate',
    rate: { currency, at: at(minutes), usd },
  })

  /** All statistics about the collection and its traders, as text. */
  async function answersOf(pools: TestDatabase, app: FastifyInstance): Promise<string> {
    await refreshAll(pools, NOW)
    const currency = 'USD'
    const answers = [
      await ask(app, calls.getCollectionStatistics, { collection: id }),
      await ask(app, calls.getCollectionStats, { collection: id }),
      await ask(app, calls.getCollectionStats, { collection: id, currency }),
      await ask(app, calls.getGlobalCollectionStatistics, { id }),
      await ask(app, calls.getPeriodCollectionStatistics, { id, period: 'D1' }),
      await ask(app, calls.getCollectionLeaderboard, { period: 'D1' }),
      await ask(app, calls.getCollectionRankingByVolume, { period: 'D1' }),
      await ask(app, calls.getUserRankingByVolume, { entity: 'sellers', period: 'D1' }),
      await ask(app, calls.getUserRankingByVolume, { entity: 'buyers', period: 'D1' }),
      await ask(app, calls.getVolumeChart, { id, period: 'D1', size: 24 }),
      await ask(app, calls.getActivitiesByCollection, { collection: id, type: ['SELL'] }),
    ]
    for (const { status } of answers) expect(status).to.equal(200)
    return JSON.stringify(answers.map(({ body }) => body)).replaceAll(
      /"(lastUpdatedAt|dbUpdatedAt)":"[^"]*"/g,
      '',
    )
  }
  const volumeOf = async (app: FastifyInstance) =>
    (await ask(app, calls.getCollectionStatistics, { collection: id })).body.volume

  it('are summed as if these had always been known, in whichever order they come', async () => {
    const rates = [
      rate('coin', -30, '2000'),
      rate('token', -20, '3'),
      rate('coin', 8, '4000'),
      rate('token', 9, '6'),
    ]
    await arrive(first.write, [...rates, SALES])
    await arrive(second.write, [SALES, rate('token', 9, '1'), { is: 'minute' }, ...rates.reverse()])

    expect(await volumeOf(apps[1])).to.deep.equal([
      { currency: 'ETH', value: '3.5' },
      { currency: 'USD', value: '10000' },
    ])
    expect(await answersOf(second, apps[1])).to.equal(await answersOf(first, apps[0]))
  })

  it('have the amounts in coins alone where no rate is known', async () => {
    await arrive(first.write, [SALES])

    expect(await volumeOf(apps[0])).to.deep.equal([{ currency: 'ETH', value: '2' }])
  })

  it('have the same amounts in a coin and in the token that wraps it, also without a rate', async () => {
    const each = ETHER / 4n
    const wrapped = saleOf({ ...plain(5), currency: WRAPPED_ETHER, each })
    await arrive(first.write, [SALES, { is: 'sales', name: 'wrapped', sales: [wrapped] }])

    expect(await volumeOf(apps[0])).to.deep.equal([{ currency: 'ETH', value: '2.25' }])
    await arrive(first.write, [rate('coin', -1, '2000')])
    expect(await volumeOf(apps[0])).to.deep.equal([
      { currency: 'ETH', value: '2.25' },
      { currency: 'USD', value: '4500' },
    ])
  })

  it('are those of the coin for the token that wraps it, unless it has its own', async () => {
    const currencyId = `ETHEREUM:${WRAPPED_ETHER}`
    const rateNow = async () =>
      (await ask(apps[0], calls.getUsdRate, { currencyId, at: NOW.toISOString() })).body.rate
    await arrive(first.write, [SALES, rate('coin', 30, '2000')])
    expect(await rateNow()).to.equal('2000')
    const currency = currencyKey({ blockchain: 'ETHEREUM', address: WRAPPED_ETHER })
    await writeRates(first.write, [{ currency, at: at(29), usd: '1999', source: 'file' }])
    expect(await rateNow()).to.equal('1999')
  })

  it('come to the same after any order of arrivals', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrders, async ({ orderly, any }) => {
        await begin()
        await arrive(first.write, orderly)
        await arrive(second.write, any)

        expect(await tablesOf(second.write)).to.deep.equal(await tablesOf(first.write))
      }),
      { numRuns: 15 },
    )
    expect(await answersOf(second, apps[1])).to.equal(await answersOf(first, apps[0]))
  })

  it('are priced by the dated rates of a file, once and again where one is put right', async () => {
    const path = join(temporaryFolder(), 'rates.json')
    const read = async (history: unknown) => {
      writeFileSync(path, JSON.stringify({ 'ETHEREUM:native': history }))
      await first.write.deleteFrom('rate_readings').execute()
      const rates = {
        source: openRateSource({ from: { file: path }, minutes: 5 }),
        onTrouble: (sentence: string | undefined) => expect(sentence).to.equal(undefined),
      }
      await TASKS.readRates({ writer: first.write, rates } as never, {}, undefined)
      await passMinute(first.write)
    }
    const usd = async () => (await volumeOf(apps[0])).find(({ currency }) => currency === 'USD')
    await arrive(first.write, [SALES])

    await read([{ at: at(-60).toISOString(), usd: '2000' }])
    expect(await usd()).to.deep.equal({ currency: 'USD', value: '4000' })
    await read({ at: at(-60).toISOString(), usd: 1500.5 })
    expect(await usd()).to.deep.equal({ currency: 'USD', value: '3001' })
    expect(await first.write.selectFrom('rates').select('usd').execute()).to.have.length(1)
  })

  it('keep what transactions may still go on without, until these are over', async () => {
    await arrive(first.write, [SALES])
    await writeRates(first.write, [rowOf({ currency: 'coin', at: at(0), usd: '2' })])
    const marks = async () => {
      await TASKS.applyRates({ writer: first.write } as never, {}, undefined)
      const { rows } = await sql<{ isOpen: boolean; usd: string | null }>`
        select changed_at is not null as "isOpen", (select max(price_usd) from activities) as usd from rates
      `.execute(first.write)
      return rows
    }

    expect(await marks()).to.deep.equal([{ isOpen: true, usd: null }])
    await sql`update rates set changed_at = now() - interval '31 seconds'`.execute(first.write)
    expect(await marks()).to.deep.equal([{ isOpen: false, usd: '4' }])
  })

  it('are those of listings, cancellations and orders that are over too, and open orders have the present one', async () => {
    const listed = at(1)
    const cancelled = at(6)
    const history = [rate('coin', 0, '2000'), rate('coin', 5, '3000')]
    const present = [{ currency: currencyKey(COIN), at: new Date(), usd: '10', source: 'file' }]
    const write = async (pools: TestDatabase) => {
      const values = { updated_at: listed, active_at: listed }
      const order = { number: 1, price: '2', values }
      await pools.write.deleteFrom('collections').execute()
      const written = await newCollection(pools)
      await writeKnown(pools, [
        listingOf(written, order),
        listingOf(written, { ...order, number: 2 }),
        listingOf(written, { ...order, number: 3, status: 'FILLED' }),
      ])
      await pools.write
        .updateTable('orders')
        .set({ updated_at: cancelled })
        .where('id', '=', orderKey(parseOrderId(orderIdOn('ETHEREUM', 2))))
        .execute()
      await writeKnown(pools, [listingOf(written, { ...order, number: 2, status: 'CANCELLED' })])
    }
    const pricesOf = async ({ write: database }: TestDatabase) => {
      await TASKS.priceOrders({ writer: database } as never, {}, undefined)
      const of = (rows: readonly { name: string; price_usd: string | null }[]) =>
        rows.map((row) => `${row.name} ${row.price_usd}`).sort()
      return {
        orders: of(
          await database.selectFrom('orders').select(['status as name', 'price_usd']).execute(),
        ),
        activities: of(
          await database
            .selectFrom('activities')
            .select(['type as name', 'price_usd'])
            .where('order_id', 'is not', null)
            .execute(),
        ),
      }
    }
    const expected = {
      orders: ['ACTIVE 20', 'CANCELLED 6000', 'FILLED 4000'],
      activities: ['CANCEL_LIST 6000', 'LIST 4000', 'LIST 4000', 'LIST 4000'],
    }
    await arrive(first.write, history)
    await writeRates(first.write, present)
    await write(first)
    await write(second)
    await writeRates(second.write, present)
    await arrive(second.write, history)

    expect(await pricesOf(first)).to.deep.equal(expected)
    expect(await pricesOf(second)).to.deep.equal(expected)
  })

  it('leave sales of currencies without a rate alone', async () => {
    const junk = saleOf({ ...plain(4), currency: JUNK, each: 5n })
    await arrive(first.write, [
      { is: 'sales', name: 'junk', sales: [junk] },
      rate('coin', -1, '2000'),
    ])

    expect(await volumeOf(apps[0])).to.deep.equal([])
  })
})
