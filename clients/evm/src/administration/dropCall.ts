import { CoreError } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import { type Abi, type AbiFunction, type Address, encodeFunctionData } from 'viem'
import type { DropState } from '../contract/dropState.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'

/** The drop to change. */
export type AdministeredDrop = Pick<DropState, 'address' | 'variant' | 'tokenId'>

/** A transaction that calls a function of a drop. */
export function dropCall(
  { address }: Pick<AdministeredDrop, 'address'>,
  entry: AbiFunction,
  args: readonly unknown[],
): EvmTransaction {
  const abi: Abi = [entry]
  return {
    to: address,
    data: encodeFunctionData({ abi, functionName: entry.name, args }),
  }
}

/**
 * The token id to change in an ERC-1155 drop.
 *
 * @throws TOKEN_ID_REQUIRED where the drop has none.
 * @throws UNKNOWN_CONTRACT_TYPE for an ERC-721 drop, which has no settings per token id.
 */
export function tokenIdOf({ address, variant, tokenId }: AdministeredDrop): bigint {
  if (variant === 'erc721') throw new CoreError('UNKNOWN_CONTRACT_TYPE', { contractType: variant })
  if (tokenId === undefined) throw new CoreError('TOKEN_ID_REQUIRED', { contract: address })
  return tokenId
}

/**
 * An address in viem's type.
 *
 * @throws INVALID_ADDRESS
 */
export function accountOf(address: string): Address {
  return evmAddress(address)
}
