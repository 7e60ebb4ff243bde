import { PLATFORM_SOURCES } from '@mintline/core/enumerations/indexer'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { sales } from '../../database/trades/sales.ts'
import { traders } from '../../database/trades/traders.ts'
import { dividedMinutes } from '../../read-model/analytics/tradesBetween.ts'
import { TRADER_ORDER } from '../../read-model/leaderboards/traderRanking.ts'

/** Maximum number of wallets on a board: as many as can be requested. */
export const PLACES = 100

/** A wallet on a board: a `trader_boards` row without its period. */
export interface Trader {
  readonly source: string
  readonly side: string
  readonly chain: number
  readonly account: Buffer
  readonly sale_count: string
  readonly copy_count: string
  readonly volume: string | null
  readonly volume_usd: string | null
  readonly unpriced_count: string
  readonly unpriced_usd_count: string
}

/**
 * Returns the best of these wallets on each board for a time span, start included, end excluded: sellers' and buyers'
 * boards, per blockchain and for all, per market and for all. If the start or end cuts through five minutes, those are
 * summed sale by sale.
 */
export async function bestTraders(
  transaction: Transaction<DB>,
  accounts: readonly Buffer[],
  begin: Date,
  end: Date,
): Promise<readonly Trader[]> {
  if (accounts.length === 0) return []
  const keys = sql`${[...accounts]}::bytea[]`
  const { begins, join } = dividedMinutes([begin, end])
  const where = sql`activities.at >= ${begin} and activities.at < ${end}`
  const { rows } = await sql<Trader>`
    select source, side, chain, account, sale_count, copy_count, volume, volume_usd, unpriced_count, unpriced_usd_count
    from (
      select *, row_number() over (partition by source, side, chain order by ${TRADER_ORDER}) as place
      from (
        select case grouping(source) when 1 then 'ALL' else source end as source, side,
          case grouping(chain) when 1 then 0 else chain end as chain, account, sum(sale_count) as sale_count,
          sum(copy_count) as copy_count,
          trim_scale(case grouping(chain) when 1 then sum(layer_one_volume) else sum(volume) end) as volume,
          trim_scale(sum(volume_usd)) as volume_usd,
          case grouping(chain) when 1 then sum(layer_one_unpriced_count) else sum(unpriced_count) end as unpriced_count,
          sum(unpriced_usd_count) as unpriced_usd_count
        from (
          select * from traders_5m
          where account = any(${keys}) and at >= ${begin} and at < ${end} and at <> all(${begins}::timestamptz[])
          union all
          select * from (${traders(sales({ join, where }))}) as divided where account = any(${keys})
        ) as pieces
        group by grouping sets (
          (account, side, source, chain), (account, side, source), (account, side, chain), (account, side)
        )
      ) as sums
      where source in ('ALL', ${sql.join(PLATFORM_SOURCES.map((source) => sql.lit(source)))})
    ) as placed
    where place <= ${PLACES}
  `.execute(transaction)
  return rows
}
