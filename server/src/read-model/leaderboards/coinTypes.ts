import { isOneOf } from '@mintline/core'
import { CURRENCY_TYPES, type CurrencyType } from '@mintline/core/enumerations/indexer'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { readCollectionKey } from '../../database/keys/index.ts'

/** Returns a blockchain's coin as a currency type. */
export function coinTypeOn(blockchain: Blockchain): CurrencyType {
  const { symbol } = nativeCurrencyOf(blockchain)
  // Only IMX is not a currency type, and no source reads its chain, so nothing is ever counted in it.
  return isOneOf(CURRENCY_TYPES, symbol) ? symbol : 'ETH'
}

/** Returns the coin on a collection's blockchain as a currency type. */
export const coinTypeOf = (collection: Buffer): CurrencyType =>
  coinTypeOn(readCollectionKey(collection).blockchain)
