import { sql } from 'kysely'
import { sales } from '../../database/trades/sales.ts'
import type { Reader } from '../reader.ts'

/** Numbers of distinct wallets. */
export interface Traders {
  /** One number per interval. */
  readonly each: readonly string[]
  /** Number for all intervals; less than the sum if wallets traded in several. */
  readonly all: string
}

/**
 * Counts wallets that bought or sold items in a collection, in the intervals between times.
 *
 * @param times - ascending, at least one
 */
export async function tradersBetween(
  reader: Reader,
  collection: Buffer,
  times: readonly Date[],
  side: 'buyer' | 'seller',
): Promise<Traders> {
  const where = sql`activities.collection = ${collection}
    and activities.at >= ${times[0]} and activities.at < ${times.at(-1)}`
  const { rows } = await sql<{ interval: number | null; wallets: string }>`
    select interval, count(distinct wallet) as wallets
    from (
      select width_bucket(at, ${[...times]}::timestamptz[]) as interval, ${sql.ref(side)} as wallet
      from (${sales({ where })}) as sales
    ) as placed
    group by grouping sets ((interval), ())
  `.execute(reader)
  const byInterval = new Map(rows.map(({ interval, wallets }) => [interval, wallets]))
  return {
    each: times.slice(1).map((_, index) => byInterval.get(index + 1) ?? '0'),
    all: byInterval.get(null) ?? '0',
  }
}
