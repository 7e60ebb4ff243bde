import { assertBasisPoints } from '@mintline/core/mint'
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
 * @throws BASIS_POINTS_INVALID, and what `royaltyReceiverOf` throws.
 */
export function setDefaultRoyalty(drop: AdministeredDrop, royalty: RoyaltyInput): EvmTransaction {
  assertBasisPoints(royalty.valueBp)
  const receiver = royaltyReceiverOf(royalty, drop.address)
  return dropCall(drop, setDefaultRoyaltyInfo, [receiver, BigInt(royalty.valueBp)])
}

/**
 * Sets the royalty for one token id.
 *
 * @throws BASIS_POINTS_INVALID, and what `royaltyReceiverOf` throws.
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
 * Returns a royalty's recipient; any address if there is no royalty.
 *
 * @param drop The drop's address; undefined = not deployed yet.
 * @throws What `receiverOf` throws.
 */
export function royaltyReceiverOf({ valueBp, recipient }: RoyaltyInput, drop?: string): Address {
  return valueBp === 0 ? accountOf(recipient) : receiverOf(recipient, drop)
}
