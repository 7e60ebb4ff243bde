import { isCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { coinOf } from '../../database/coins.ts'
import { currencyKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** A currency for bids on a blockchain. */
export interface BidCurrency {
  readonly key: Buffer
  readonly decimals: number
}

/** Returns the token to bid in; undefined for coins, unknown tokens and tokens on another blockchain. */
export async function bidCurrency(
  reader: Reader,
  blockchain: Blockchain,
  id: string,
): Promise<BidCurrency | undefined> {
  if (!isCurrencyId(id)) return undefined
  const parts = parseCurrencyId(id)
  const key = currencyKey(parts)
  if (parts.blockchain !== blockchain || key.equals(coinOf(blockchain))) return undefined
  const row = await reader
    .selectFrom('currencies')
    .select('decimals')
    .where('id', '=', key)
    .executeTakeFirst()
  return row && { key, decimals: row.decimals }
}
