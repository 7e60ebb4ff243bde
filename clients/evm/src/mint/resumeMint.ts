import type { MintResult } from '@mintline/core'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { dropAddress } from '../contract/dropAddress.ts'
import { confirmTransaction } from '../send/confirmTransaction.ts'
import type { ConfirmOptions } from '../send/sendOptions.ts'
import type { EvmDrop } from './claimRequest.ts'
import { readClaimedItems } from './readClaimedItems.ts'

/** A mint that was sent. */
export interface ResumeMintInput extends Pick<EvmDrop, 'contract' | 'tokenId' | 'resources'> {
  /** Hash of the claim. */
  readonly hash: string
  /** Requested items. */
  readonly quantity: bigint
  /** Wallet that claimed; undefined = any claim of the transaction counts. */
  readonly wallet?: string | undefined
  /** Wallet that received the items; undefined = any. */
  readonly mintTo?: string | undefined
}

/**
 * Waits for the confirmation of a mint that was sent before, for example after a page reload, and reads
 * its items.
 *
 * @throws The errors of `confirmTransaction`.
 * @throws MINTED_ITEMS_NOT_READ, NO_ITEMS_MINTED as `mintItems`.
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
