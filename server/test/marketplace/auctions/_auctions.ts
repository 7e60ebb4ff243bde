import { formatCurrencyId } from '@mintline/core/identifiers'
import { CHAIN_NUMBERS, currencyKey } from '../../../src/database/keys/index.ts'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import { contract } from '../../read-model/_addresses.ts'

/** Parts of the id of a token in which bids are made, with 6 decimals. */
export const COIN_PARTS = { blockchain: 'BASE', address: contract('BASE', 200) } as const

/** The id of the token. */
export const COIN = formatCurrencyId(COIN_PARTS)

/** Writes the token. */
export async function writeCoin({ write }: Pick<Pools, 'write'>): Promise<void> {
  const row = {
    id: currencyKey(COIN_PARTS),
    chain: CHAIN_NUMBERS.BASE,
    symbol: 'COIN',
    decimals: 6,
  }
  await write.insertInto('currencies').values(row).execute()
}

/** A time so many minutes from now. */
export const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000).toISOString()

/** The form of an auction that is open. */
export const auctionForm = (changes: object = {}) => ({
  currency: COIN,
  minPrice: 2.5,
  startDate: inMinutes(-1),
  endDate: inMinutes(60),
  ...changes,
})
