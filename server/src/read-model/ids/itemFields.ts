import type { Blockchain } from '@mintline/core/networks'
import { readItemKey } from '../../database/keys/index.ts'
import { itemIdOfParts } from './texts.ts'

/** Fields that the key of an item tells. */
export interface ItemFields {
  readonly itemId: string
  readonly blockchain: Blockchain
  /** Undefined where items have no number; their ids say all there. */
  readonly contract: string | undefined
  /** Undefined where items have no number. */
  readonly tokenId: string | undefined
}

/** The fields that the key of an item tells; it is read once for all of them. */
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
