import { formatCurrencyId } from '@mintline/core/identifiers'
import { CHAIN_NUMBERS, currencyKey } from '../../../src/database/keys/index.ts'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import { contract } from '../../read-model/_addresses.ts'
import { minute } from '../../read-model/_names.ts'

/** Id parts of a token for bids, with 6 decimals. */
export const COIN_PARTS = { blockchain: 'BASE', address: contract('BASE', 200) } as const

/** The token's id. */
export const COIN = formatCurrencyId(COIN_PARTS)

/** Writes the token, which had a price once, so that bids in it count. */
export async function writeCoin({ write }: Pick<Pools, 'write'>): Promise<void> {
  const row = {
    id: currencyKey(COIN_PARTS),
    chain: CHAIN_NUMBERS.BASE,
    symbol: 'COIN',
    decimals: 6,
  }
  await write.insertInto('currencies').values(row).execute()
  await write
    .insertInto('rates')
    .values({ currency: row.id, at: minute(0), usd: '1', source: 'file' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the time in so many minutes. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString()

/** Returns the form for an open auction. */
export const auctionForm = (changes: object = {}) => ({
  currency: COIN,
  minPrice: 2.5,
  startDate: inMinutes(-1),
  endDate: inMinutes(60),
  ...changes,
})
