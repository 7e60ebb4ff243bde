import { AccountAddress, U64 } from '../bcs/values.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { RoyaltyTerms } from './dropSettings.ts'
import { u64 } from './inputs.ts'
import { type DropObjects, receiverOf } from './splits.ts'

/** Royalties: numerator / denominator of each later sale. */
export interface RoyaltyInput {
  /** Address. */
  readonly royaltyPayeeAddress: string
  /** 1 or more. */
  readonly royaltyPointsDenominator: bigint
  /** 0 = none; at most the denominator. */
  readonly royaltyPointsNumerator: bigint
}

/**
 * Checks the input and returns the royalties.
 *
 * @throws U64_INVALID, ROYALTIES_INVALID, INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, DROP_RECIPIENT_INVALID
 */
export function royaltyTermsOf(input: RoyaltyInput, objects: Partial<DropObjects>): RoyaltyTerms {
  const numerator = u64(input.royaltyPointsNumerator)
  const denominator = u64(input.royaltyPointsDenominator, 1n)
  if (numerator > denominator) {
    throw new AptosClientError('ROYALTIES_INVALID', { numerator, denominator })
  }
  return {
    royaltyPayeeAddress: receiverOf(input.royaltyPayeeAddress, objects),
    royaltyPointsDenominator: denominator,
    royaltyPointsNumerator: numerator,
  }
}

/** Encodes royalties as entry function arguments. */
export function royaltyArguments(terms: RoyaltyTerms) {
  return [
    AccountAddress.from(terms.royaltyPayeeAddress),
    new U64(terms.royaltyPointsDenominator),
    new U64(terms.royaltyPointsNumerator),
  ] as const
}

/** Returns true if royalties are written alike; 5 / 100 and 1 / 20 differ. */
export function isSameRoyalties(one: RoyaltyTerms, other: RoyaltyTerms): boolean {
  return (
    one.royaltyPayeeAddress === other.royaltyPayeeAddress &&
    one.royaltyPointsDenominator === other.royaltyPointsDenominator &&
    one.royaltyPointsNumerator === other.royaltyPointsNumerator
  )
}
