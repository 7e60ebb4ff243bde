import { HASHLIST_ENTRY_SIZE, MINTER_STATS_SIZE } from '../plans/recordSizes.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { RentFormula } from '../transaction/rentExempt.ts'

/** Size in bytes, with an immutable owner. */
export const TOKEN_ACCOUNT_SIZE = 170
/** An item mint's size in bytes, without texts: padding, type, two pointers, member, metadata. */
export const ITEM_MINT_SIZE =
  165 + 1 + 2 * (4 + 64) + (4 + 32 + 32 + 8) + (4 + 32 + 32 + 4 + 4 + 4 + 4)

/** Returns the rent in lamports that a wallet locks with its first item in a collection's phase. */
export function firstMintRent(collection: CollectionInfo, rentOf: RentFormula): bigint {
  const mint = ITEM_MINT_SIZE + textsSize(collection, collection.numberOfTokensIssued + 1n)
  const sizes = [mint, TOKEN_ACCOUNT_SIZE, MINTER_STATS_SIZE, MINTER_STATS_SIZE]
  const entry = rentOf(HASHLIST_ENTRY_SIZE) - rentOf(0)
  return sizes.reduce((sum, size) => sum + rentOf(size), entry)
}

/** Bytes in an item's name, symbol and metadata URI. */
export function textsSize(collection: CollectionInfo, number: bigint): number {
  const { symbol, itemBaseName, itemBaseUri, itemNameIsTemplate, itemUriIsTemplate } = collection
  const name = itemNameIsTemplate ? itemBaseName.replaceAll('{}', `${number}`) : itemBaseName
  const uri = itemUriIsTemplate ? itemBaseUri.replaceAll('{}', `${number}`) : itemBaseUri
  return new TextEncoder().encode(`${name}${symbol}${uri}`).length
}
