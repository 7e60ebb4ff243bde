import { isOneOf } from '@mintline/core'
import {
  CURRENCY_TYPES,
  type CurrencyType,
  type LeaderboardPeriod,
  type PlatformSource,
  type UserType,
} from '@mintline/core/enumerations/indexer'
import { type Blockchain, layerOneOf, nativeCurrencyOf } from '@mintline/core/networks'
import { sql } from 'kysely'
import { CHAIN_NUMBERS, readAddressKey, readCollectionKey } from '../../database/keys/index.ts'
import { accountOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { amountIn, unpricedSalesOf } from './amounts.ts'

/** Which wallets to rank, and by which sales. */
interface TraderFilter {
  readonly period: LeaderboardPeriod
  readonly side: UserType
  /** Market of the sales; undefined = all. */
  readonly source: PlatformSource | undefined
  /** Undefined = all, with one entry per wallet. */
  readonly blockchain: Blockchain | undefined
}

/** Returns the top wallets by what they sold or bought in a period. Totals leave out sales without a rate, and have their number beside them. */
export async function traderRanking(
  reader: Reader,
  { period, side, source, blockchain }: TraderFilter,
  limit: number,
) {
  const rows = await reader
    .selectFrom('trader_boards')
    .selectAll()
    .where('period', '=', period)
    .where('source', '=', source ?? 'ALL')
    .where('side', '=', side)
    .where('chain', '=', blockchain === undefined ? 0 : CHAIN_NUMBERS[blockchain])
    .orderBy(TRADER_ORDER)
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: accountOf(row.account),
    volumeUsd: amountIn('USD', row.volume_usd),
    volumeNative: amountIn(
      coinTypeOn(blockchain ?? layerOneOf(readAddressKey(row.account).blockchain)),
      row.volume,
    ),
    ...unpricedSalesOf(row),
    items: Number(row.copy_count),
    transactions: Number(row.sale_count),
  }))
}

/** Sort order for wallets on a board: by dollars, then coins, then key. */
export const TRADER_ORDER = sql`coalesce(volume_usd, 0) desc, coalesce(volume, 0) desc, account desc`

/** Returns a blockchain's coin as a currency type. */
export function coinTypeOn(blockchain: Blockchain): CurrencyType {
  const { symbol } = nativeCurrencyOf(blockchain)
  // Only IMX is not a currency type, and no source reads its chain, so nothing is ever counted in it.
  return isOneOf(CURRENCY_TYPES, symbol) ? symbol : 'ETH'
}

/** Returns the coin on a collection's blockchain as a currency type. */
export const coinTypeOf = (collection: Buffer): CurrencyType =>
  coinTypeOn(readCollectionKey(collection).blockchain)
