import { CoreError } from '@mintline/core/errors'
import { formatItemId, type ItemId } from '@mintline/core/identifiers'
import type { MintedItem } from '@mintline/core/mint'
import { type AskOptions, reasonOf } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import type { UserTransaction } from '../chain/userTransaction.ts'
import { fetchItemDetails } from './fetchItemDetails.ts'
import { mintedAddresses } from './mintedItems.ts'
import type { AptosDrop } from './mintRequest.ts'

/** A confirmed mint. */
interface ConfirmedMint extends Pick<AptosDrop, 'resources'> {
  /** Collection address in its normal form. */
  readonly collection: string
  /** Requested item count. */
  readonly quantity: bigint
  readonly transaction: Pick<UserTransaction, 'events' | 'hash'>
}

/**
 * Reads a confirmed mint's items.
 *
 * @throws NO_ITEMS_MINTED
 * @throws MINTED_ITEMS_NOT_READ with the item ids, if reading them fails.
 */
export async function readMintedItems(
  connection: AptosConnection,
  { collection, quantity, transaction, resources }: ConfirmedMint,
  { signal, clock }: AskOptions,
): Promise<MintedItem[]> {
  const { hash } = transaction
  const addresses = mintedAddresses(transaction, collection, quantity)
  if (addresses.length === 0) throw new CoreError('NO_ITEMS_MINTED', { hash })
  const itemIds = addresses.map(itemIdOf)
  try {
    return await Promise.all(
      addresses.map(async (address) => {
        const details = await fetchItemDetails(connection, address, { resources, signal, clock })
        // This node may lag behind the one that confirmed the mint.
        if (!details) throw new CoreError('NO_CONTRACT_DATA', { contract: address })
        return { itemId: itemIdOf(address), metadata: details.metadata }
      }),
    )
  } catch (cause) {
    const context = { hashes: [hash], itemIds, reason: reasonOf(cause) }
    throw new CoreError('MINTED_ITEMS_NOT_READ', context, { cause })
  }
}

/** Returns an item's union id: `APTOS:0x…`. */
export function itemIdOf(address: string): ItemId {
  return formatItemId({ blockchain: 'APTOS', contract: address, tokenId: undefined })
}
