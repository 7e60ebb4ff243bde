import { assertBasisPoints } from '@mintline/core'
import { setDefaultRoyaltyInfo, setRoyaltyInfoForToken } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall } from './dropCall.ts'

/** Royalty on later sales. */
export interface RoyaltyInput {
  /** Basis points of the price, 0 to 10000. */
  readonly valueBp: number
  readonly recipient: string
}

/**
 * Sets the default royalty, for items without their own.
 *
 * @throws BASIS_POINTS_INVALID, INVALID_ADDRESS
 */
export function setDefaultRoyalty(drop: AdministeredDrop, royalty: RoyaltyInput): EvmTransaction {
  assertBasisPoints(royalty.valueBp)
  const { recipient, valueBp } = royalty
  return dropCall(drop, setDefaultRoyaltyInfo, [accountOf(recipient), BigInt(valueBp)])
}

/**
 * Sets the royalty for one token id.
 *
 * @throws BASIS_POINTS_INVALID, INVALID_ADDRESS
 */
export function setTokenRoyalty(
  drop: AdministeredDrop,
  { tokenId, recipient, valueBp }: RoyaltyInput & { readonly tokenId: bigint },
): EvmTransaction {
  assertBasisPoints(valueBp)
  const args = [tokenId, accountOf(recipient), BigInt(valueBp)]
  return dropCall(drop, setRoyaltyInfoForToken, args)
}
