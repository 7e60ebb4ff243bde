import { evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { Hex } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { type DropReference, dropAddress } from '../contract/dropAddress.ts'
import { claimSearch } from './effectSearches.ts'

/** A claim to find. */
export interface FindClaimInput extends DropReference {
  /** Claiming wallet. */
  readonly wallet: string
  /** Receiving wallet; undefined = any. */
  readonly mintTo?: string | undefined
  /** Claimed items; undefined = any number. */
  readonly quantity?: bigint | undefined
  /** Block before the claim. */
  readonly fromBlock: bigint
}

/**
 * Finds the transaction for a wallet's first claim after a block, in case a page closed before its wallet returned a
 * hash that a node knows. Undefined = none so far. If nodes limit the search range, it is split.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function findClaim(
  connection: EvmConnection,
  { wallet, mintTo, quantity, fromBlock, ...reference }: FindClaimInput,
  options: AskOptions = {},
): Promise<Hex | undefined> {
  const claim = {
    claimer: evmAddress(wallet),
    receiver: mintTo === undefined ? undefined : evmAddress(mintTo),
    quantity,
  }
  return claimSearch(connection, { drop: dropAddress(reference), claim, fromBlock })(options)
}
