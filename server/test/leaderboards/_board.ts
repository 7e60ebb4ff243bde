import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@mintline/core/enumerations/indexer'
import { type CurrencyParts, formatCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import type { Insertable } from 'kysely'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import type { Pools } from '../../src/database/pools/openPools.ts'
import type { Collections } from '../../src/database/tables.ts'
import { applyBatch } from '../../src/ingest/apply/applyBatch.ts'
import type { ItemSale } from '../../src/ingest/orderEvent.ts'
import { refreshBoard } from '../../src/jobs/leaderboards/refreshBoard.ts'
import { RATED_FROM, RATES, saleOf, salesBatch } from '../ingest/_sales.ts'
import { contract } from '../read-model/_addresses.ts'
import { writeCollections } from '../read-model/_fixture.ts'
import { TOKEN } from '../read-model/_names.ts'
import { collectionRow } from '../read-model/_rows.ts'

export const NOW = new Date('2026-03-01T12:03:07.123Z')
const MINUTE = 60_000
const DAY = 1_440 * MINUTE

/** Each period's length in milliseconds, by the interface's name. */
export const LENGTHS: Readonly<Record<AnalyticsPeriod, number>> = {
  MIN5: 5 * MINUTE,
  MIN30: 30 * MINUTE,
  H1: 60 * MINUTE,
  H6: 360 * MINUTE,
  D1: DAY,
  D7: 7 * DAY,
  D30: 30 * DAY,
  D180: 180 * DAY,
  D365: 365 * DAY,
  ALL: Number.POSITIVE_INFINITY,
}

export const ETHER: CurrencyParts = parseCurrencyId('ETHEREUM:native')

/** Returns a collection on Ethereum, where rates are known, or on another blockchain, where none are. */
export const collectionOn = (blockchain: 'ETHEREUM' | 'BASE' | 'POLYGON', seed: number) => ({
  blockchain,
  contract: contract(blockchain, seed),
})
export type BoardCollection = ReturnType<typeof collectionOn>

export const idOf = (collection: BoardCollection): string => formatCollectionId(collection)

/** A floor price from a time on; null = nothing for sale. */
export interface FloorFixture {
  readonly at: Date
  readonly price: string | null
}

/** A collection with its counts, current prices and past. */
export interface BoardFixture {
  readonly collection: BoardCollection
  readonly columns: Partial<Insertable<Collections>>
  readonly floors: readonly FloorFixture[]
  readonly sales: readonly ItemSale[]
}

/** Returns a sale at a time. */
export function saleAt(
  { blockchain, contract: address }: BoardCollection,
  time: Date,
  sale: Partial<Parameters<typeof saleOf>[0]> = {},
): ItemSale {
  // The block number decides whether a rate is known.
  const block = blockchain === 'ETHEREUM' ? RATED_FROM : 1
  const made = saleOf({
    collection: address,
    currency: undefined,
    copies: 1n,
    each: 10n ** 18n,
    rest: 0n,
    block,
    ...sale,
  })
  return { ...made, item: { ...made.item, blockchain }, block: { ...made.block, time } }
}

/** Writes daily rates for the last three years. */
export async function writeRates({ write }: Pick<Pools, 'write'>): Promise<void> {
  const days = Array.from({ length: 1_100 }, (_, day) => new Date(NOW.getTime() - day * DAY + 1))
  const rows = days.flatMap((at) => [
    { currency: currencyKey(ETHER), at, usd: String(RATES.coin), source: 'file' },
    { currency: currencyKey(TOKEN), at, usd: String(RATES.token), source: 'file' },
  ])
  await write.insertInto('rates').values(rows).execute()
}

const TABLES = [
  'collection_traders_5m',
  'collections',
  'floor_histories',
  'floors',
  'leaderboard_refreshes',
  'leaderboards',
  'trader_boards',
  'traders_5m',
  'trades_5m',
  'activities',
] as const

/** Writes collections, with their floors and sales. */
export async function writeBoard(pools: Pools, fixtures: readonly BoardFixture[]): Promise<void> {
  const { write } = pools
  for (const table of TABLES) await write.deleteFrom(table).execute()
  await writeCollections(
    pools,
    fixtures.map(({ collection, columns }) => collectionRow(collection, columns)),
  )
  const floors = fixtures.flatMap((fixture) =>
    fixture.floors.map(({ at, price }) => ({
      collection: collectionKey(fixture.collection),
      at,
      price,
      currency: price === null ? null : nativeOf(fixture.collection),
    })),
  )
  if (floors.length > 0) await write.insertInto('floors').values(floors).execute()
  for (const blockchain of new Set(fixtures.map(({ collection }) => collection.blockchain))) {
    const sales = fixtures
      .filter(({ collection }) => collection.blockchain === blockchain)
      .flatMap((fixture) => fixture.sales)
      .map((sale, index) => ({ ...sale, transaction: `sale ${index}` }))
    await applyBatch(write, { ...salesBatch(sales), blockchain })
  }
}

export const nativeOf = ({ blockchain }: BoardCollection): Buffer =>
  currencyKey(parseCurrencyId(`${blockchain}:native`))

/** Updates the boards for all periods at a time. */
export async function refreshAll({ write }: Pick<Pools, 'write'>, now = NOW): Promise<void> {
  for (const period of ANALYTICS_PERIODS) await refreshBoard(write, period, now)
}
