import type { Blockchain } from '@mintline/core/networks'
import { readItemKey } from '../../database/keys/index.ts'
import { itemIdOfParts } from './texts.ts'

/** Fields that an item's key contains. */
export interface ItemFields {
  readonly itemId: string
  readonly blockchain: Blockchain
  /** Undefined for items without a number, whose ids are complete. */
  readonly contract: string | undefined
  /** Undefined for items without a number. */
  readonly tokenId: string | undefined
}

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
