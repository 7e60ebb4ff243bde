import type { Blockchain } from '@mintline/core/networks'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { CHAIN_NUMBERS } from '../keys/index.ts'
import type { DB } from '../tables.ts'
import { FIVE_MINUTES_INTERVAL, fiveMinutesOf, sales } from './sales.ts'
import { SUM_TABLES, type SumKind } from './sumTables.ts'

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

type Value = RawBuilder<unknown>

/** Combines a known value with an added one. Amounts and prices may be null on either side. */
const TOGETHER: Readonly<Record<SumKind, (known: Value, added: Value) => Value>> = {
  count: (known, added) => sql`${known} + ${added}`,
  amount: (known, added) => sql`coalesce(trim_scale(${known} + ${added}), ${known}, ${added})`,
  highest: (known, added) => sql`greatest(${known}, ${added})`,
}

/** Adds new sales to all totals. Only one transaction at a time writes a blockchain. */
export async function addTrades(
  transaction: Transaction<DB>,
  written: readonly { readonly id: Buffer; readonly collection: Buffer }[],
): Promise<void> {
  if (written.length === 0) return
  const join = sql`
    join unnest(
      ${written.map(({ id }) => id)}::bytea[], ${written.map(({ collection }) => collection)}::bytea[]
    ) as written (id, collection) on written.id = activities.id and written.collection = activities.collection`
  for (const { name, keys, sums, rowsOf } of SUM_TABLES) {
    const changes = Object.entries(sums).map(([column, kind]) => {
      const [known, added] = [sql.ref(`known.${column}`), sql.ref(`excluded.${column}`)]
      return sql`${sql.ref(column)} = ${TOGETHER[kind](known, added)}`
    })
    await sql`
      insert into ${sql.table(name)} as known ${rowsOf(sales({ join }))}
      on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do update set ${sql.join(changes)}
    `.execute(transaction)
  }
}
