import { isCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { coinOf } from '../../database/coins.ts'
import { currencyKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** A currency in which bids on a blockchain are made. */
export interface BidCurrency {
  readonly key: Buffer
  readonly decimals: number
}

/** The token of an id in which bids are made; undefined for coins, unknown tokens and those of another blockchain. */
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
