import { assertAmount, assertBasisPoints } from '@mintline/core/mint'
import {
  setFlatPlatformFeeInfo,
  setPlatformFeeInfo,
  setPlatformFeeType,
} from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, dropCall, receiverOf } from './dropCall.ts'

/** Platform fee types by enum value in the contract. */
export const FEE_TYPES = { percentage: 0, flat: 1 } as const

/**
 * Sets the percentage platform fee on claims, and the recipient for both fee types.
 *
 * @param valueBp Basis points, 0 to 10000.
 * @throws BASIS_POINTS_INVALID, and what `receiverOf` throws.
 */
export function setPercentagePlatformFee(
  drop: AdministeredDrop,
  { valueBp, recipient }: { readonly valueBp: number; readonly recipient: string },
): EvmTransaction {
  assertBasisPoints(valueBp)
  return dropCall(drop, setPlatformFeeInfo, [receiverOf(recipient, drop.address), BigInt(valueBp)])
}

/**
 * Sets the flat platform fee per claim, and the recipient for both fee types.
 *
 * @param value Base units in the claim's currency.
 * @throws AMOUNT_NEGATIVE, and what `receiverOf` throws.
 */
export function setFlatPlatformFee(
  drop: AdministeredDrop,
  { value, recipient }: { readonly value: bigint; readonly recipient: string },
): EvmTransaction {
  assertAmount(value)
  return dropCall(drop, setFlatPlatformFeeInfo, [receiverOf(recipient, drop.address), value])
}

/** Chooses the percentage or the flat platform fee. */
export function choosePlatformFee(
  drop: AdministeredDrop,
  type: keyof typeof FEE_TYPES,
): EvmTransaction {
  return dropCall(drop, setPlatformFeeType, [FEE_TYPES[type]])
}
