import { maxUint256 } from 'viem'

/** Merkle root in a condition without an allowlist. */
export const NO_MERKLE_ROOT = `0x${'0'.repeat(64)}` as const

/** Claim terms in a contract from a start time on (specification 3.8). */
export interface ClaimCondition {
  /** Id in the contract. */
  readonly id: bigint
  /** Position in the contract, from 0. */
  readonly phaseIndex: number
  /** Unix seconds. */
  readonly startTimestamp: bigint
  /** Claimable items; the largest uint256 = unlimited, 0 = none: the condition ends a phase. */
  readonly maxClaimableSupply: bigint
  /** Items claimed so far. */
  readonly supplyClaimed: bigint
  /** Items per wallet; the largest uint256 = unlimited, 0 = only those granted by the allowlist. */
  readonly quantityLimitPerWallet: bigint
  /** 32 bytes; zeros = no allowlist. */
  readonly merkleRoot: `0x${string}`
  /** Base units per item. */
  readonly pricePerToken: bigint
  /** Address of an ERC-20 token, or 0xEeee… for the native coin. */
  readonly currency: `0x${string}`
  /** The creator's free text, such as a metadata URI; empty = none. */
  readonly metadata: string
}

/** Returns true if a condition has an allowlist. */
export function hasAllowlist({ merkleRoot }: Pick<ClaimCondition, 'merkleRoot'>): boolean {
  return merkleRoot !== NO_MERKLE_ROOT
}

/** Returns true if only listed wallets can claim. */
export function isForListedOnly(
  condition: Pick<ClaimCondition, 'merkleRoot' | 'quantityLimitPerWallet'>,
): boolean {
  return hasAllowlist(condition) && condition.quantityLimitPerWallet === 0n
}

/** Returns true if nobody can claim, so the condition only ends the one before it. */
export function isEndMarker(
  condition: Pick<ClaimCondition, 'maxClaimableSupply' | 'merkleRoot' | 'quantityLimitPerWallet'>,
): boolean {
  if (condition.maxClaimableSupply === 0n) return true
  return condition.quantityLimitPerWallet === 0n && !hasAllowlist(condition)
}

/** Converts a contract's limit to core's form: 0 = unlimited. */
export function limitOf(limit: bigint): bigint {
  return limit === maxUint256 ? 0n : limit
}
