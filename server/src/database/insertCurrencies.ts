import type { Insertable, Kysely } from 'kysely'
import type { Currencies, DB } from './tables.ts'

/** A row of a currency. */
type CurrencyRow = Insertable<Currencies> & { readonly id: Buffer }

/** Adds currencies; those that are there stay as they are. By their keys, so that no two who do it wait for each other. */
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
