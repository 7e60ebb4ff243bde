import type { EvmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { type PhasesAt, phasesAt, phasesOf } from '../conditions/phases.ts'
import type { DropVariant } from './variantReads.ts'

/** Platform fee on claims, as set in the contract. */
export type ContractFee =
  | { readonly type: 'percentage'; readonly valueBp: number; readonly recipient: EvmAddress }
  /** Base units per claim, whatever its quantity, in the currency that the claim pays in. */
  | { readonly type: 'flat'; readonly value: bigint; readonly recipient: EvmAddress }

/** Royalty on later sales. */
export interface Royalty {
  readonly valueBp: number
  readonly recipient: EvmAddress
}

/** A drop's state in its contract. */
export interface DropState {
  readonly network: EvmNetwork
  readonly address: EvmAddress
  readonly variant: DropVariant
  /** Undefined for ERC-721, where each item has its own. */
  readonly tokenId: bigint | undefined
  readonly name: string
  readonly minted: bigint
  /** The drop's maximum supply across all conditions; 0 = unlimited. */
  readonly maxSupply: bigint
  readonly platformFee: ContractFee
  readonly royalty: Royalty
  /** In contract order. */
  readonly conditions: readonly ClaimCondition[]
  /** Active condition at the latest block; undefined = none has started. */
  readonly activeConditionId: bigint | undefined
  /** Items claimed by the wallet, by condition id; empty without a wallet. */
  readonly claimedByWallet: ReadonlyMap<bigint, bigint>
}

/**
 * Returns the time on a drop's chain in Unix seconds. It uses local time, since chains that produce blocks on demand
 * stand still between them, but is never before the start of the condition that is active on chain.
 *
 * @param now Local time in milliseconds since 1970. Default: now.
 */
export function chainTime(
  { conditions, activeConditionId }: Pick<DropState, 'conditions' | 'activeConditionId'>,
  now = Date.now(),
): bigint {
  const reached = conditions.find(({ id }) => id === activeConditionId)?.startTimestamp ?? 0n
  const local = BigInt(Math.floor(now / 1_000))
  return local > reached ? local : reached
}

/** Returns a drop's phases now. */
export function currentPhases(drop: DropState): PhasesAt {
  return phasesAt(phasesOf(drop.conditions), chainTime(drop))
}
