import type { ItemParts, Prefixed } from '@mintline/core/identifiers'
import { layerOneOf } from '@mintline/core/networks'
import {
  readActivityKey,
  readAddressKey,
  readCollectionKey,
  readCurrencyKey,
  readItemKey,
  readOrderKey,
} from '../../database/keys/index.ts'

// Keys have normal forms only: core, which would parse an id to be sure of it, takes longer than all else of a row.

/** The id of a key, as interfaces write it. */
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

/** The id of an ownership from the keys of its item and its owner. */
export const ownershipIdOf = (item: Buffer, owner: Buffer): string =>
  `${itemIdOf(item)}:${readAddressKey(owner).address}`

/** An address after its group of blockchains, such as `ETHEREUM:0x…` for one of Base. */
export function accountOf(key: Buffer): string {
  const { blockchain, address } = readAddressKey(key)
  return `${layerOneOf(blockchain)}:${address}`
}

const prefixed = ({ blockchain, value }: Prefixed): string => `${blockchain}:${value}`

/** The id of an item from its parts. Items without a token id are accounts of their own. */
export const itemIdOfParts = ({ blockchain, contract, tokenId }: ItemParts): string =>
  tokenId === undefined ? `${blockchain}:${contract}` : `${blockchain}:${contract}:${tokenId}`
