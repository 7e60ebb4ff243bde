import { CoreError, isMintlineError } from '@mintline/core/errors'
import { formatItemId, parseItemId } from '@mintline/core/identifiers'
import type { DropItem } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import { fetchCollectionInfo } from '../reads/fetchCollectionInfo.ts'
import { fetchItems, type Item } from '../reads/fetchItems.ts'
import { fetchMintNetwork } from '../rpc/network.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'

/** A drop's items, by their union ids. */
export interface DropItemsInput {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** `SOLANA:<mint>` or `ECLIPSE:<mint>`. */
  readonly itemIds: readonly string[]
}

/**
 * Returns a drop's items with their holders and metadata, in request order.
 *
 * @throws NOT_ITEM_ID for a text that is no union id.
 * @throws ITEM_OF_ANOTHER_DROP for an item that the collection has not minted.
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchDropItems(
  connection: ReadConnection,
  { deployment, itemIds }: DropItemsInput,
  options: AskOptions = {},
): Promise<DropItem[]> {
  const parsed = itemIds.map((itemId) => ({ itemId, ...parseItemId(itemId) }))
  const [{ blockchain }, collection] = await Promise.all([
    fetchMintNetwork(connection, options),
    fetchCollectionInfo(connection, deployment, options),
  ])
  const foreign = (itemId: string, cause?: unknown) =>
    new CoreError('ITEM_OF_ANOTHER_DROP', { itemId, drop: collection.editions }, { cause })
  const elsewhere = parsed.find((item) => item.blockchain !== blockchain)
  if (elsewhere) throw foreign(elsewhere.itemId)
  const items = await fetchItems(
    connection,
    parsed.map(({ contract }) => contract),
    { ...options, withOwners: true },
  ).catch((cause: unknown) => {
    if (!isMintlineError(cause, 'NOT_EDITIONS_ACCOUNT')) throw cause
    const { address } = cause.context
    throw foreign(formatItemId({ blockchain, contract: address, tokenId: undefined }), cause)
  })
  return items.map((item, index) => {
    const itemId = itemIds[index] ?? ''
    if (item.groupMint !== collection.groupMint) throw foreign(itemId)
    return dropItem(itemId, item)
  })
}

function dropItem(itemId: string, { owner, metadata }: Item): DropItem {
  return { itemId, owner, metadata }
}
