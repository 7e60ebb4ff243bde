import type { ItemParts, Prefixed } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import {
  readActivityKey,
  readAddressKey,
  readCollectionKey,
  readCurrencyKey,
  readItemKey,
  readOrderKey,
} from '../../database/keys/index.ts'

/** Fields that an item's key contains. */
interface ItemFields {
  readonly itemId: string
  readonly blockchain: Blockchain
  /** Undefined for items without a number, whose ids are complete. */
  readonly contract: string | undefined
  /** Undefined for items without a number. */
  readonly tokenId: string | undefined
}

// Keys are always normalized. Validating an id with core would take longer than everything else for a row.

/** Returns a key's id, as the APIs write it. */
export const activityIdOf = (key: Buffer): string => prefixed(readActivityKey(key))
export const orderIdOf = (key: Buffer): string => prefixed(readOrderKey(key))
export const itemIdOf = (key: Buffer): string => itemIdOfParts(readItemKey(key))

export function collectionIdOf(key: Buffer): string {
  const { blockchain, contract } = readCollectionKey(key)
  return `${blockchain}:${contract}`
}

export function currencyIdOf(key: Buffer): string {
  const { blockchain, address } = readCurrencyKey(key)
  return `${blockchain}:${address}`
}

/** Returns an ownership's id from its item and owner keys. */
export const ownershipIdOf = (item: Buffer, owner: Buffer): string =>
  `${itemIdOf(item)}:${readAddressKey(owner).address}`

/** Returns an address with its blockchain group, such as `ETHEREUM:0x…` for an address on Base. */
export function accountOf(key: Buffer): string {
  const { blockchain, address } = readAddressKey(key)
  return `${layerOneOf(blockchain)}:${address}`
}

const prefixed = ({ blockchain, value }: Prefixed): string => `${blockchain}:${value}`

/** Returns an item's id from its parts. Items without a token id are accounts of their own. */
export const itemIdOfParts = ({ blockchain, contract, tokenId }: ItemParts): string =>
  tokenId === undefined ? `${blockchain}:${contract}` : `${blockchain}:${contract}:${tokenId}`

/** Returns the fields in an item's key, which is parsed only once. */
export function itemFieldsOf(item: Buffer): ItemFields {
  const parts = readItemKey(item)
  const { blockchain, contract, tokenId } = parts
  const hasNumber = tokenId !== undefined
  return {
    itemId: itemIdOfParts(parts),
    blockchain: blockchain as Blockchain,
    contract: hasNumber ? `${blockchain}:${contract}` : undefined,
    tokenId: hasNumber ? String(tokenId) : undefined,
  }
}
