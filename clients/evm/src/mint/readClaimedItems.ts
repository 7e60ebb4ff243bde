import { CoreError, isMintlineError } from '@mintline/core/errors'
import type { MintedItem } from '@mintline/core/mint'
import { type AskOptions, reasonOf } from '@mintline/core/node'
import type { TransactionReceipt } from 'viem'
import { asOf } from '../chain/asOf.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { type Claimants, claimedTokenIds, type ItemsDrop, itemIdOf } from './claimedItems.ts'
import type { EvmDrop } from './claimRequest.ts'
import { fetchItemDetails } from './fetchItemDetails.ts'

/** A confirmed claim. */
interface ConfirmedMint extends Pick<EvmDrop, 'resources'>, Claimants {
  /** Requested item count; no more are returned, whatever the receipt says. */
  readonly quantity: bigint
  readonly drop: ItemsDrop
  readonly receipt: TransactionReceipt
}

/**
 * Reads a confirmed claim's items.
 *
 * @throws NO_ITEMS_MINTED
 * @throws MINTED_ITEMS_NOT_READ with the confirmed items' ids, if reading them fails.
 */
export async function readClaimedItems(
  connection: EvmConnection,
  { drop, receipt, resources, ...claim }: ConfirmedMint,
  { signal, clock }: AskOptions,
): Promise<MintedItem[]> {
  const hash = receipt.transactionHash
  const tokenIds = claimedTokenIds(drop, receipt.logs, claim)
  if (tokenIds.length === 0) throw new CoreError('NO_ITEMS_MINTED', { hash })
  try {
    const input = { drop, tokenIds, resources }
    const after = asOf(connection, receipt.blockNumber)
    const items = await fetchItemDetails(after, input, { signal, clock })
    return items.map(({ tokenId, metadata }) => ({ itemId: itemIdOf(drop, tokenId), metadata }))
  } catch (cause) {
    if (isMintlineError(cause, 'NO_ITEMS_MINTED')) throw cause
    const itemIds = tokenIds.map((tokenId) => itemIdOf(drop, tokenId))
    const context = { hashes: [hash], itemIds, reason: reasonOf(cause) }
    throw new CoreError('MINTED_ITEMS_NOT_READ', context, { cause })
  }
}
