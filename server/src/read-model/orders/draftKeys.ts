import type { CollectionIdParts, CurrencyParts, ItemParts } from '@mintline/core/identifiers'
import { type Blockchain, nativeCurrencyOf } from '@mintline/core/networks'
import { coinOf } from '../../database/coins.ts'
import { collectionKey, currencyKey, itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Keys of an item and of its collection, also of an item that is not known. */
export async function placeOfDraft(reader: Reader, item: ItemParts) {
  const key = itemKey(item)
  const row = await reader
    .selectFrom('items')
    .select('collection')
    .where('id', '=', key)
    .executeTakeFirst()
  return { item: key, collection: row?.collection ?? collectionKey(item) }
}

/** Decimals of tokens of which nothing is known yet. */
const USUAL = 18

/** Key and decimals of what is paid: of a token, or without one of the coin of the blockchain. */
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

/** Keys of any item of a collection. */
export const collectionPlace = (id: CollectionIdParts) => ({
  item: null,
  collection: collectionKey(id),
})
