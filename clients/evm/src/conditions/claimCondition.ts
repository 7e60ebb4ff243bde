import { maxUint256 } from 'viem'

/** Hash that stands for "no list". */
export const NO_MERKLE_ROOT = `0x${'0'.repeat(64)}` as const

/** Terms of a contract on which items can be claimed from a moment on (specification 3.8). */
export interface ClaimCondition {
  /** Id in the contract. */
  readonly id: bigint
  /** Position in the contract, from 0. */
  readonly phaseIndex: number
  /** Unix seconds. */
  readonly startTimestamp: bigint
  /** Items that can be claimed; the largest uint256 = unlimited, 0 = none: the condition ends a phase. */
  readonly maxClaimableSupply: bigint
  /** Items that were claimed. */
  readonly supplyClaimed: bigint
  /**
   * Items that a wallet can claim; the largest uint256 = unlimited, 0 = none but those that its list
   * grants.
   */
  readonly quantityLimitPerWallet: bigint
  /** 32 bytes; zeros = no list. */
  readonly merkleRoot: `0x${string}`
  /** Base units of the currency for one item. */
  readonly pricePerToken: bigint
  /** Address of an ERC-20 token, or 0xEeee… for the native coin. */
  readonly currency: `0x${string}`
  /** Text of the creator, such as an address of metadata; empty = none. */
  readonly metadata: string
}

/** Whether wallets of a list have terms of their own. */
export function hasAllowlist({ merkleRoot }: Pick<ClaimCondition, 'merkleRoot'>): boolean {
  return merkleRoot !== NO_MERKLE_ROOT
}

/** Whether only wallets of a list can claim. */
export function isForListedOnly(
  condition: Pick<ClaimCondition, 'merkleRoot' | 'quantityLimitPerWallet'>,
): boolean {
  return hasAllowlist(condition) && condition.quantityLimitPerWallet === 0n
}

/** Whether nobody can claim, so that the condition is but the end of the one before. */
export function isEndMarker(
  condition: Pick<ClaimCondition, 'maxClaimableSupply' | 'merkleRoot' | 'quantityLimitPerWallet'>,
): boolean {
  if (condition.maxClaimableSupply === 0n) return true
  return condition.quantityLimitPerWallet === 0n && !hasAllowlist(condition)
}

/** A limit of a contract as core has it: 0 = unlimited. */
export function limitOf(limit: bigint): bigint {
  return limit === maxUint256 ? 0n : limit
}
