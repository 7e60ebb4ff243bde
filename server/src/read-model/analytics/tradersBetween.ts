import { sql } from 'kysely'
import { sales } from '../../database/trades/sales.ts'
import type { Reader } from '../reader.ts'

/** Numbers of different wallets. */
export interface Traders {
  /** Those of each interval. */
  readonly each: readonly string[]
  /** Those of all intervals; less than their sum where one came again. */
  readonly all: string
}

/**
 * Numbers of wallets that bought or sold items of a collection in the intervals between times.
 *
 * @param times - ascending, one at least
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
