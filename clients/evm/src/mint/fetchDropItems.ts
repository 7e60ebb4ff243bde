import { CoreError } from '@mintline/core/errors'
import { parseItemId } from '@mintline/core/identifiers'
import type { DropItem } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { EvmConnection } from '../chain/connection.ts'
import { fetchDropState } from '../contract/fetchDropState.ts'
import type { EvmDrop } from './claimRequest.ts'
import { fetchItemDetails } from './fetchItemDetails.ts'

/** Items to read from a drop. */
export interface DropItemsInput extends EvmDrop {
  /** `BASE:0x…:7`. */
  readonly itemIds: readonly string[]
}

/**
 * Fetches a drop's items with holders and metadata, in request order. Items with a shared token id have no holder.
 *
 * @throws NOT_ITEM_ID if an id is not an item's union id.
 * @throws ITEM_OF_ANOTHER_DROP if the drop has not minted an item.
 * @throws The same errors as `fetchDropState`.
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
