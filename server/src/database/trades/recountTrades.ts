import type { Blockchain } from '@mintline/core/networks'
import { sql, type Transaction } from 'kysely'
import { CHAIN_NUMBERS } from '../keys/index.ts'
import type { DB } from '../tables.ts'
import { FIVE_MINUTES_INTERVAL, fiveMinutesOf, sales } from './sales.ts'
import { SUM_TABLES } from './sumTables.ts'

/**
 * Recomputes a blockchain's totals for the five-minute buckets of removed sales: only the remaining sales tell the
 * highest price, and whether any has a rate.
 */
export async function recountTrades(
  transaction: Transaction<DB>,
  blockchain: Blockchain,
  removed: readonly Date[],
): Promise<void> {
  if (removed.length === 0) return
  const chain = CHAIN_NUMBERS[blockchain]
  const buckets = sql`
    select distinct ${fiveMinutesOf(sql`at`)} as at from unnest(${[...removed]}::timestamptz[]) as removed (at)`
  const join = sql`
    join (${buckets}) as bucket
      on activities.at >= bucket.at and activities.at < bucket.at + ${FIVE_MINUTES_INTERVAL}`
  const where = sql`activities.chain = ${chain}`
  for (const { name, isOn, rowsOf } of SUM_TABLES) {
    await sql`
      delete from ${sql.table(name)} where at in (${buckets}) and ${isOn(chain)}
    `.execute(transaction)
    await sql`insert into ${sql.table(name)} ${rowsOf(sales({ join, where }))}`.execute(transaction)
  }
}
