import type { CollectionIdParts, CurrencyParts, ItemParts } from '@mintline/core/identifiers'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { coinOf } from '../../database/coins.ts'
import { collectionKey, currencyKey, itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Returns an item's and its collection's keys, even if the item is unknown. */
export async function placeOfDraft(reader: Reader, item: ItemParts) {
  const key = itemKey(item)
  const row = await reader
    .selectFrom('items')
    .select('collection')
    .where('id', '=', key)
    .executeTakeFirst()
  return { item: key, collection: row?.collection ?? collectionKey(item) }
}

/** Decimals for tokens that are not indexed yet. */
const USUAL = 18

/** Returns the payment currency's key and decimals. Without a token, it is the blockchain's coin. */
export async function moneyOfDraft(
  reader: Reader,
  blockchain: Blockchain,
  token: CurrencyParts | undefined,
) {
  const coin = coinOf(blockchain)
  const key = token ? currencyKey(token) : coin
  if (key.equals(coin)) {
    return { key, decimals: nativeCurrencyOf(blockchain).decimals, isCoin: true }
  }
  const row = await reader
    .selectFrom('currencies')
    .select('decimals')
    .where('id', '=', key)
    .executeTakeFirst()
  return { key, decimals: row?.decimals ?? USUAL, isCoin: false }
}

/** Returns the keys that stand for any item in a collection. */
export const collectionPlace = (id: CollectionIdParts) => ({
  item: null,
  collection: collectionKey(id),
})
