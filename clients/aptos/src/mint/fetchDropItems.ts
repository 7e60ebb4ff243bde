import { CoreError } from '@mintline/core/errors'
import { parseItemId } from '@mintline/core/identifiers'
import type { DropItem } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { collectionAddress } from '../drop/collectionAddress.ts'
import { fetchItemDetails } from './fetchItemDetails.ts'
import type { AptosDrop } from './mintRequest.ts'

/** Items to read from a drop. */
export interface DropItemsInput extends Pick<AptosDrop, 'contract' | 'resources'> {
  /** `APTOS:0x…`. */
  readonly itemIds: readonly string[]
}

/**
 * Fetches a drop's items with holders and metadata, in request order.
 *
 * @throws NOT_ITEM_ID if an id is not an item's union id.
 * @throws ITEM_OF_ANOTHER_DROP if the drop has no such item.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropItems(
  connection: AptosConnection,
  { itemIds, contract, resources }: DropItemsInput,
  options: AskOptions = {},
): Promise<DropItem[]> {
  const collection = collectionAddress(contract)
  const parsed = itemIds.map((itemId) => ({ itemId, ...parseItemId(itemId) }))
  return Promise.all(
    parsed.map(async ({ itemId, blockchain, contract: address }) => {
      const foreign = () => new CoreError('ITEM_OF_ANOTHER_DROP', { itemId, drop: collection })
      if (blockchain !== 'APTOS') throw foreign()
      const details = await fetchItemDetails(connection, address, { resources, ...options })
      if (details?.collection !== collection) throw foreign()
      return { itemId, owner: details.owner, metadata: details.metadata }
    }),
  )
}
