import type { MintResult } from '@mintline/core/mint'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { dropAddress } from '../contract/dropAddress.ts'
import { confirmTransaction } from '../send/confirmTransaction.ts'
import type { ConfirmOptions } from '../send/sendOptions.ts'
import type { EvmDrop } from './claimRequest.ts'
import { readClaimedItems } from './readClaimedItems.ts'

/** A sent mint. */
export interface ResumeMintInput extends Pick<EvmDrop, 'contract' | 'tokenId' | 'resources'> {
  /** The claim's hash. */
  readonly hash: string
  /** Requested item count. */
  readonly quantity: bigint
  /** Claiming wallet; undefined = any claim in the transaction counts. */
  readonly wallet?: string | undefined
  /** Receiving wallet; undefined = any. */
  readonly mintTo?: string | undefined
}

/**
 * Waits until a mint that was sent before is confirmed, for example after a page reload, and reads its items.
 *
 * @throws The same errors as `confirmTransaction`.
 * @throws MINTED_ITEMS_NOT_READ, NO_ITEMS_MINTED, like `mintItems`.
 */
export async function resumeMint(
  connection: EvmConnection,
  { hash, quantity, resources, wallet, mintTo, ...reference }: ResumeMintInput,
  options: ConfirmOptions = {},
): Promise<MintResult> {
  const network = await fetchNetwork(connection, options)
  const drop = { network, ...dropAddress(reference) }
  const { receipt } = await confirmTransaction(connection, hash, options)
  const claim = { claimer: wallet, receiver: mintTo, quantity }
  const confirmed = { drop, receipt, resources, ...claim }
  return {
    hash: receipt.transactionHash,
    items: await readClaimedItems(connection, confirmed, options),
  }
}
