import { type AskOptions, CoreError, type DropItem } from '@mintline/core'
import { parseItemId } from '@mintline/core/identifiers'
import type { EvmConnection } from '../chain/connection.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import type { EvmDrop } from './claimRequest.ts'
import { fetchItemDetails } from './fetchItemDetails.ts'

/** Items of a drop to read. */
export interface DropItemsInput extends EvmDrop {
  /** `BASE:0x…:7`. */
  readonly itemIds: readonly string[]
}

/**
 * Fetches items of a drop with holders and metadata, in the order of their ids. Items with a shared token id
 * have no holder.
 *
 * @throws NOT_ITEM_ID where an id is not the union id of an item.
 * @throws ITEM_OF_ANOTHER_DROP where the drop has not minted an item.
 * @throws The errors of `fetchDropState`.
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
