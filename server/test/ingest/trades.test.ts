import { parseCurrencyId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import fc from 'fast-check'
import { type Kysely, sql } from 'kysely'
import { addressKey, collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import type { DB } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import { rollBack } from '../../src/ingest/apply/rollBack.ts'
import type { ItemSale } from '../../src/ingest/orderEvent.ts'
import { tradersBetween } from '../../src/read-model/analytics/collectionGraphs.ts'
import { tradesBetween } from '../../src/read-model/analytics/tradesBetween.ts'
import { testDatabase } from '../_database.ts'
import { TOKEN } from '../read-model/_names.ts'
import {
  anySales,
  BEGIN,
  BLOCKS,
  COLLECTIONS,
  JUNK,
  marketSums,
  RATED_FROM,
  RATES,
  saleOf,
  salesBatch,
  sumsBySale,
  timeOf,
} from './_sales.ts'
import { emptyTables } from './_tables.ts'

const CURSOR = { source: 'ETHEREUM', position: {}, block: undefined }
const FIVE_MINUTES = 300_000
const [DROP = '', OTHER = ''] = COLLECTIONS

/** Whatever changes sums. */
type Step =
  | { readonly does: 'sell'; readonly sales: readonly ItemSale[] }
  | { readonly does: 'replay' }
  | { readonly does: 'undo'; readonly from: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('sell'), sales: anySales }) },
  fc.record({ does: fc.constant('replay') }),
  fc.record({ does: fc.constant('undo'), from: fc.integer({ min: 1, max: BLOCKS }) }),
)

const anySide = fc.constantFrom('buyer' as const, 'seller' as const)
const BEGIN_OF_TIME = new Date(0)

/** Times near the ends of five minutes, and elsewhere. */
const anyTimes = fc
  .uniqueArray(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: -1, max: Math.ceil(BLOCKS / 3) }), fc.constantFrom(-1, 0, 1, 2))
        .map(([bucket, beside]) => BEGIN + bucket * FIVE_MINUTES + beside),
      fc.integer({ min: -FIVE_MINUTES, max: 14 * FIVE_MINUTES }).map((after) => BEGIN + after),
    ),
    { minLength: 2, maxLength: 8 },
  )
  .map((times) => times.sort((a, b) => a - b).map((time) => new Date(time)))

describe('sums of sales', () => {
  let database: Kysely<DB>

  before(async () => {
    database = (await testDatabase()).write
    const at = timeOf(RATED_FROM)
    const coin = parseCurrencyId('ETHEREUM:native')
    await database
      .insertInto('rates')
      .values([
        { currency: currencyKey(coin), at, usd: String(RATES.coin), source: 'file' },
        { currency: currencyKey(TOKEN), at, usd: String(RATES.token), source: 'file' },
      ])
      .execute()
  })
  beforeEach(() => emptyTables(database))

  it('equal summing anew after any sales, replays and reorganisations', async () => {
    const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        await emptyTables(database)
        let known: readonly ItemSale[] = []
        for (const [index, step] of steps.entries()) {
          known = await take(step, `${index}`, known)
          expect(await kept()).to.deep.equal(summedAnew(known))
          expect(await tradersKept()).to.deep.equal(tradersAnew(known))
          expect(await collectionTradersKept()).to.deep.equal(collectionTradersAnew(known))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are exact between any times', async () => {
    await fc.assert(
      fc.asyncProperty(anySales, anyTimes, async (sales, times) => {
        await emptyTables(database)
        const known = named('all', sales)
        await apply(known)
        const sums = await tradesBetween(database, [keyOf(DROP), keyOf(OTHER)], times)
        for (const contract of COLLECTIONS) {
          const expected = times.slice(1).map((to, index) => {
            const from = times[index] ?? to
            return sumsBySale(
              known.filter(
                ({ collection, block: { time } }) =>
                  collection === contract && time >= from && time < to,
              ),
            )
          })
          expect(sums(keyOf(contract))).to.deep.equal(expected)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('tell how many wallets traded between any times', async () => {
    await fc.assert(
      fc.asyncProperty(anySales, anyTimes, anySide, async (sales, times, side) => {
        await emptyTables(database)
        const known = named('all', sales)
        await apply(known)
        for (const contract of COLLECTIONS) {
          const walletsBetween = (from = BEGIN_OF_TIME, to = BEGIN_OF_TIME) => {
            const own = known.filter(
              ({ collection, block: { time } }) =>
                collection === contract && time >= from && time < to,
            )
            return String(new Set(own.map((sale) => sale[side])).size)
          }
          expect(await tradersBetween(database, keyOf(contract), times, side)).to.deep.equal({
            each: times.slice(1).map((to, index) => walletsBetween(times[index], to)),
            all: walletsBetween(times[0], times.at(-1)),
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('convert other currencies at the rates of the time, and invent none', async () => {
    const sale = { collection: DROP, copies: 2n, rest: 0n, block: RATED_FROM }
    await apply([
      saleOf({ ...sale, currency: undefined, each: 10n ** 18n }),
      // 500 tokens of 3 dollars are worth 0.75 coins of 2,000.
      { ...saleOf({ ...sale, currency: TOKEN.address, each: 500_000_000n }), index: 1 },
      { ...saleOf({ ...sale, currency: JUNK, each: 7n }), index: 2 },
      { ...saleOf({ ...sale, currency: TOKEN.address, each: 9n, block: 1 }), index: 3 },
    ])
    const times = [timeOf(1), timeOf(RATED_FROM), timeOf(BLOCKS)]
    const [before, after] = (await tradesBetween(database, [keyOf(DROP)], times))(keyOf(DROP))
    const none = {
      ...{ sales: 0, copies: '0', volume: null, volumeUsd: null },
      ...{ unpriced: 0, unpricedUsd: 0 },
    }
    const unrated = { ...none, sales: 1, copies: '2', unpriced: 1, unpricedUsd: 1 }
    const rated = {
      ...{ sales: 3, copies: '6', volume: '3.5', volumeUsd: '7000' },
      ...{ unpriced: 1, unpricedUsd: 1 },
    }
    const unknown = { highest: null, highestUsd: null }
    expect(before).to.deep.equal({ ...unrated, ...unknown, own: none, external: unrated })
    const highest = { highest: '1', highestUsd: '2000' }
    expect(after).to.deep.equal({ ...rated, ...highest, own: none, external: rated })
  })

  it('take the largest amounts that a token can have', async () => {
    const most = 2n ** 256n - 1n
    const sale = { collection: DROP, currency: JUNK, copies: most, each: 1n, rest: 0n, block: 1 }
    await apply(Array.from({ length: 12 }, (_, index) => ({ ...saleOf(sale), index })))
    const sums = await tradesBetween(database, [keyOf(DROP)], [timeOf(1), timeOf(4)])
    expect(sums(keyOf(DROP))[0]).to.include({
      sales: 12,
      copies: String(12n * most),
      volume: null,
      unpriced: 12,
    })
  })

  async function take(step: Step, name: string, known: readonly ItemSale[]) {
    switch (step.does) {
      case 'sell': {
        const sales = named(name, step.sales)
        await apply(sales)
        return [...known, ...sales]
      }
      case 'replay':
        await apply(known)
        return known
      case 'undo':
        await rollBack(database, {
          blockchain: 'ETHEREUM',
          from: BigInt(step.from),
          cursor: CURSOR,
        })
        return known.filter(({ block }) => block.number < step.from)
    }
  }

  const apply = (sales: readonly ItemSale[]) =>
    applyBatch(database, salesBatch(sales), { cursor: CURSOR })

  async function kept() {
    const { rows } = await sql<{ collection: string; at: Date }>`
      select encode(collection, 'hex') as collection, at, sale_count::integer as sales, copy_count as copies, volume,
        volume_usd as "volumeUsd", highest_price as highest, highest_usd as "highestUsd",
        unpriced_count::integer as unpriced, unpriced_usd_count::integer as "unpricedUsd",
        json_build_object(
          'sales', own_sale_count, 'copies', own_copy_count::text, 'volume', own_volume::text,
          'volumeUsd', own_volume_usd::text, 'unpriced', own_unpriced_count,
          'unpricedUsd', own_unpriced_usd_count
        ) as own,
        json_build_object(
          'sales', sale_count - own_sale_count, 'copies', (copy_count - own_copy_count)::text,
          'volume', external_volume::text, 'volumeUsd', external_volume_usd::text,
          'unpriced', unpriced_count - own_unpriced_count,
          'unpricedUsd', unpriced_usd_count - own_unpriced_usd_count
        ) as external
      from trades_5m order by collection, at
    `.execute(database)
    return rows
  }

  async function tradersKept() {
    const { rows } = await sql<object>`
      select encode(account, 'hex') as account, at, chain, side, source, sale_count::integer as sales,
        copy_count as copies, volume, volume_usd as "volumeUsd", layer_one_volume as "layerOneVolume",
        unpriced_count::integer as unpriced, unpriced_usd_count::integer as "unpricedUsd",
        layer_one_unpriced_count::integer as "layerOneUnpriced"
      from traders_5m order by account, at, side, source
    `.execute(database)
    return rows
  }

  async function collectionTradersKept() {
    const { rows } = await sql<object>`
      select encode(collection, 'hex') as collection, side, at, encode(wallet, 'hex') as wallet,
        sale_count::integer as sales
      from collection_traders_5m order by collection, side, at, wallet
    `.execute(database)
    return rows
  }
})

/** The same sales in other transactions. */
const named = (name: string, sales: readonly ItemSale[]): ItemSale[] =>
  sales.map((sale, index) => ({ ...sale, transaction: `${name} ${sale.transaction}`, index }))

const keyOf = (contract: string) => collectionKey({ blockchain: 'ETHEREUM', contract })

const beginOf = ({ block: { time } }: ItemSale): Date =>
  new Date(Math.floor(time.getTime() / FIVE_MINUTES) * FIVE_MINUTES)

/** Sales by places, each with a text that sorts it. */
function placed<Place>(
  sales: readonly ItemSale[],
  placesOf: (sale: ItemSale) => readonly (readonly [string, Place])[],
): { place: Place; sales: ItemSale[] }[] {
  const groups = new Map<string, { place: Place; sales: ItemSale[] }>()
  for (const sale of sales) {
    for (const [name, place] of placesOf(sale)) {
      const group = groups.get(name) ?? { place, sales: [] }
      group.sales.push(sale)
      groups.set(name, group)
    }
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
}

function summedAnew(sales: readonly ItemSale[]) {
  const groups = placed(sales, (sale) => {
    const [collection, at] = [keyOf(sale.collection).toString('hex'), beginOf(sale)]
    return [[`${collection} ${at.toISOString()}`, { collection, at }]]
  })
  return groups.map(({ place, sales: own }) => ({ ...place, ...sumsBySale(own) }))
}

function collectionTradersAnew(sales: readonly ItemSale[]) {
  const groups = placed(sales, (sale) => {
    const [collection, at] = [keyOf(sale.collection).toString('hex'), beginOf(sale)]
    const sides = [
      ['buyers', sale.buyer],
      ['sellers', sale.seller],
    ] as const
    return sides.map(([side, address]) => {
      const wallet = addressKey({ blockchain: 'ETHEREUM', address }).toString('hex')
      return [
        `${collection} ${side} ${at.toISOString()} ${wallet}`,
        { collection, side, at, wallet },
      ]
    })
  })
  return groups.map(({ place, sales: own }) => ({ ...place, sales: own.length }))
}

function tradersAnew(sales: readonly ItemSale[]) {
  const groups = placed(sales, (sale) => {
    const [at, source] = [beginOf(sale), sale.source === 'LOOKSRARE' ? 'OTHER' : sale.source]
    const sides = [
      ['sellers', sale.seller],
      ['buyers', sale.buyer],
    ] as const
    return sides.map(([side, address]) => {
      const account = addressKey({ blockchain: 'ETHEREUM', address }).toString('hex')
      const name = `${account} ${at.toISOString()} ${side} ${source}`
      return [name, { account, at, chain: 1, side, source }]
    })
  })
  return groups.map(({ place, sales: own }) => {
    const sums = marketSums(own)
    return { ...place, ...sums, layerOneVolume: sums.volume, layerOneUnpriced: sums.unpriced }
  })
}
