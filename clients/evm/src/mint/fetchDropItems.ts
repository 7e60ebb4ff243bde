import { type AskOptions, CoreError, type DropItem } from '@mintline/core'
import { parseItemId } from '@mintline/core/identifiers'
import type { EvmConnection } from '../chain/connection.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import type { EvmDrop } from './claimRequest.ts'
import { fetchItemDetails } from './fetchItemDetails.ts'

/** Items of a drop, by their union ids. */
export interface DropItemsInput extends EvmDrop {
  /** `BASE:0x…:7`. */
  readonly itemIds: readonly string[]
}

/**
 * Items of a drop with their holders and metadata, in the order of their ids. Items that share one token
 * id have no holder.
 *
 * @throws NOT_ITEM_ID for what is no union id of an item.
 * @throws ITEM_OF_ANOTHER_DROP for an item that the drop has not minted.
 * @throws What `fetchDropState` throws.
 */
export async function fetchDropItems(
  connection: EvmConnection,
  { itemIds, ...input }: DropItemsInput,
  options: AskOptions = {},
): Promise<DropItem[]> {
  const parsed = itemIds.map((itemId) => ({ itemId, ...parseItemId(itemId) }))
  const drop = await fetchDropState(connection, input, options)
  const foreign = (itemId: string) =>
    new CoreError('ITEM_OF_ANOTHER_DROP', { itemId, drop: drop.address })
  const tokenIds = parsed.map(({ itemId, blockchain, contract, tokenId = 0n }) => {
    const isOfDrop = blockchain === drop.network.blockchain && contract === drop.address
    if (!isOfDrop || (drop.tokenId !== undefined && drop.tokenId !== tokenId)) throw foreign(itemId)
    return tokenId
  })
  const { resources } = input
  const items = await fetchItemDetails(connection, { drop, tokenIds, resources }, options)
  return items.map(({ owner, exists, metadata }, at) => {
    const itemId = itemIds[at] ?? ''
    if (!exists) throw foreign(itemId)
    return { itemId, owner, metadata }
  })
}
