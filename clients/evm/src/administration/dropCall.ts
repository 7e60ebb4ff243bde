import { AddressError, CoreError } from '@mintline/core/errors'
import { type EvmAddress, evmWallet } from '@mintline/core/identifiers'
import { type Abi, type AbiFunction, type Address, encodeFunctionData } from 'viem'
import type { DropState } from '../contract/dropState.ts'
import { isNobody } from '../contract/isNobody.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'

/** The drop to change. */
export type AdministeredDrop = Pick<DropState, 'address' | 'variant' | 'tokenId'>

/** Returns a transaction that calls a drop's function. */
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
 * Returns the token id to change in an ERC-1155 drop.
 *
 * @throws TOKEN_ID_REQUIRED if none is given.
 * @throws UNKNOWN_CONTRACT_TYPE for an ERC-721 drop, which has no settings per token id.
 */
export function tokenIdOf({ address, variant, tokenId }: AdministeredDrop): bigint {
  if (variant === 'erc721') throw new CoreError('UNKNOWN_CONTRACT_TYPE', { contractType: variant })
  if (tokenId === undefined) throw new CoreError('TOKEN_ID_REQUIRED', { contract: address })
  return tokenId
}

/**
 * Returns an address in viem's type.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN
 */
export function accountOf(address: string): Address {
  return evmWallet(address)
}

/**
 * Returns the address of a wallet that can receive payments, in its normal form.
 *
 * @param drop The drop's address, where payments would be stuck; undefined = not deployed yet.
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN
 * @throws ADDRESS_IS_NOBODY for the zero address and others without a key.
 * @throws RECEIVER_IS_COLLECTION for the drop itself.
 */
export function receiverOf(address: string, drop?: string): EvmAddress {
  const receiver = evmWallet(address)
  if (isNobody(receiver)) throw new AddressError('ADDRESS_IS_NOBODY', { address })
  if (receiver === drop) throw new AddressError('RECEIVER_IS_COLLECTION', { address })
  return receiver
}
