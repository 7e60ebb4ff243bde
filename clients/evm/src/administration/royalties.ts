import { assertBasisPoints } from '@mintline/core'
import type { Address } from 'viem'
import { setDefaultRoyaltyInfo, setRoyaltyInfoForToken } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall, receiverOf } from './dropCall.ts'

/** Royalty on later sales. */
export interface RoyaltyInput {
  /** Basis points of the price, 0 to 10000. */
  readonly valueBp: number
  readonly recipient: string
}

/**
 * Sets the default royalty, for items without their own.
 *
 * @throws BASIS_POINTS_INVALID, and the errors of `royaltyReceiverOf`.
 */
export function setDefaultRoyalty(drop: AdministeredDrop, royalty: RoyaltyInput): EvmTransaction {
  assertBasisPoints(royalty.valueBp)
  const receiver = royaltyReceiverOf(royalty, drop.address)
  return dropCall(drop, setDefaultRoyaltyInfo, [receiver, BigInt(royalty.valueBp)])
}

/**
 * Sets the royalty for one token id.
 *
 * @throws BASIS_POINTS_INVALID, and the errors of `royaltyReceiverOf`.
 */
export function setTokenRoyalty(
  drop: AdministeredDrop,
  { tokenId, ...royalty }: RoyaltyInput & { readonly tokenId: bigint },
): EvmTransaction {
  assertBasisPoints(royalty.valueBp)
  const args = [tokenId, royaltyReceiverOf(royalty, drop.address), BigInt(royalty.valueBp)]
  return dropCall(drop, setRoyaltyInfoForToken, args)
}

/**
 * The recipient of a royalty; any address where there is none.
 *
 * @param drop Address of the drop; undefined = not deployed yet.
 * @throws The errors of `receiverOf`.
 */
export function royaltyReceiverOf({ valueBp, recipient }: RoyaltyInput, drop?: string): Address {
  return valueBp === 0 ? accountOf(recipient) : receiverOf(recipient, drop)
}
