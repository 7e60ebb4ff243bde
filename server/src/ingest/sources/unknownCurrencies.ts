import type { Blockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { currencyKey, readCurrencyKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'

/** Returns tokens that are missing from the stored currencies. */
export async function unknownCurrencies(
  database: Kysely<DB>,
  blockchain: Blockchain,
  tokens: readonly string[],
): Promise<readonly string[]> {
  if (tokens.length === 0) return []
  const rows = await database
    .selectFrom('currencies')
    .select('id')
    .where(
      'id',
      'in',
      tokens.map((address) => currencyKey({ blockchain, address })),
    )
    .execute()
  const known = new Set(rows.map(({ id }) => readCurrencyKey(id).address))
  return tokens.filter((token) => !known.has(token))
}
