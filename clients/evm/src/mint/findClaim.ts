import type { AskOptions } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import type { Address, Hex } from 'viem'
import { getLogs } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { type DropReference, dropAddress } from '../contract/dropAddress.ts'
import { tokensClaimedEvent } from '../generated/openEdition/abi.ts'

/** A claim to find. */
export interface FindClaimInput extends DropReference {
  /** Wallet that claimed. */
  readonly wallet: string
  /** Block before the claim; nodes may search only some thousand blocks. */
  readonly fromBlock: bigint
}

/**
 * Finds the transaction of a wallet's first claim after a block, for a page that was closed before its
 * wallet returned the hash. Undefined where there is none so far.
 *
 * @throws INVALID_ADDRESS, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function findClaim(
  connection: EvmConnection,
  { wallet, fromBlock, ...drop }: FindClaimInput,
  options: AskOptions = {},
): Promise<Hex | undefined> {
  const { address, tokenId } = dropAddress(drop)
  const claimer = evmAddress(wallet) as string as Address
  const search = () =>
    getLogs(connection.client, {
      address: address as string as Address,
      event: tokensClaimedEvent,
      args: { claimer },
      // Nodes refuse a range that begins after the latest block.
      fromBlock,
      toBlock: 'latest',
    })
  const claims = await askChain('eth_getLogs', search, options)
  // For ERC-1155, the fourth field is the token id.
  return claims.find(
    ({ args, blockNumber }) =>
      blockNumber > fromBlock && (tokenId === undefined || args.startTokenId === tokenId),
  )?.transactionHash
}
