import { parseCurrencyId } from '@mintline/core/identifiers'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { insertCurrencies } from './insertCurrencies.ts'
import { CHAIN_NUMBERS, currencyKey } from './keys/index.ts'
import type { DB } from './tables.ts'

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
