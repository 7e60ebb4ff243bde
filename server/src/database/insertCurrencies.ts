import type { Insertable, Kysely } from 'kysely'
import type { Currencies, DB } from './tables.ts'

/** A currency's row. */
type CurrencyRow = Insertable<Currencies> & { readonly id: Buffer }

/** Adds currencies, and keeps existing ones. Inserts in key order to prevent deadlocks between concurrent callers. */
export async function insertCurrencies(
  database: Kysely<DB>,
  rows: readonly CurrencyRow[],
): Promise<void> {
  if (rows.length === 0) return
  await database
    .insertInto('currencies')
    .values([...rows].sort((one, other) => Buffer.compare(one.id, other.id)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
