import { parseCurrencyId } from '@mintline/core/identifiers'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import type { Insertable, Kysely } from 'kysely'
import { CHAIN_NUMBERS, currencyKey } from './keys/index.ts'
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

/** Adds the blockchains' native currencies, and keeps existing ones. */
export async function writeNativeCurrencies(
  database: Kysely<DB>,
  blockchains: readonly Blockchain[],
): Promise<void> {
  const rows = blockchains.map((blockchain) => {
    const { symbol, decimals } = nativeCurrencyOf(blockchain)
    const id = currencyKey(parseCurrencyId(`${blockchain}:native`))
    return { id, chain: CHAIN_NUMBERS[blockchain], symbol, decimals }
  })
  await insertCurrencies(database, rows)
}
