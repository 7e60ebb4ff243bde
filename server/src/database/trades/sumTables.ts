import { type RawBuilder, sql } from 'kysely'
import { fiveMinutesOf, SALE_SUMS } from './sales.ts'
import { collectionTraders, traders } from './traders.ts'

/** A column's aggregation: counts and amounts add up, prices keep the highest; without a rate, the last two are null. */
export type SumKind = 'count' | 'amount' | 'highest'

/** A table with sales totals per five minutes; its column `at` has the bucket's start. */
export interface SumTable {
  readonly name: 'trades_5m' | 'traders_5m' | 'collection_traders_5m'
  readonly keys: readonly string[]
  /** All other columns. */
  readonly sums: Readonly<Record<string, SumKind>>
  /** Builds the totals for sales. */
  readonly rowsOf: (sales: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Builds a condition for rows on a blockchain, by its number. */
  readonly isOn: (chain: number) => RawBuilder<boolean>
}

/** Condition for rows by collection. */
const isInCollectionsOn = (chain: number) => sql<boolean>`
  collection >= int2send(${chain}::smallint) and collection < int2send(${chain + 1}::smallint)`

/** All tables with totals: by collection, by wallet, and by both. */
export const SUM_TABLES: readonly SumTable[] = [
  {
    name: 'trades_5m',
    keys: ['collection', 'at'],
    sums: {
      sale_count: 'count',
      copy_count: 'count',
      volume: 'amount',
      volume_usd: 'amount',
      highest_price: 'highest',
      highest_usd: 'highest',
      own_sale_count: 'count',
      own_copy_count: 'count',
      own_volume: 'amount',
      own_volume_usd: 'amount',
      external_volume: 'amount',
      external_volume_usd: 'amount',
      unpriced_count: 'count',
      unpriced_usd_count: 'count',
      own_unpriced_count: 'count',
      own_unpriced_usd_count: 'count',
    },
    rowsOf: (sales) => sql`
      select collection, ${fiveMinutesOf(sql`at`)}, ${SALE_SUMS} from (${sales}) as sales group by 1, 2`,
    isOn: isInCollectionsOn,
  },
  {
    name: 'traders_5m',
    keys: ['account', 'at', 'chain', 'side', 'source'],
    sums: {
      sale_count: 'count',
      copy_count: 'count',
      volume: 'amount',
      volume_usd: 'amount',
      layer_one_volume: 'amount',
      unpriced_count: 'count',
      unpriced_usd_count: 'count',
      layer_one_unpriced_count: 'count',
    },
    rowsOf: traders,
    isOn: (chain) => sql`chain = ${chain}`,
  },
  {
    name: 'collection_traders_5m',
    keys: ['collection', 'side', 'at', 'wallet'],
    sums: { sale_count: 'count' },
    rowsOf: collectionTraders,
    isOn: isInCollectionsOn,
  },
]
