import type { EvmAddress } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { type PhasesAt, phasesAt, phasesOf } from '../conditions/phases.ts'
import type { DropVariant } from './variantReads.ts'

/** Fee that the contract keeps of what a claim pays. */
export type ContractFee =
  | { readonly type: 'percentage'; readonly valueBp: number; readonly recipient: EvmAddress }
  /** Base units for each claim, however many items it has. */
  | { readonly type: 'flat'; readonly value: bigint; readonly recipient: EvmAddress }

/** Royalty on later sales. */
export interface Royalty {
  readonly valueBp: number
  readonly recipient: EvmAddress
}

/** A drop as its contract stands. */
export interface DropState {
  readonly network: EvmNetwork
  readonly address: EvmAddress
  readonly variant: DropVariant
  /** Undefined where each item has a token id of its own. */
  readonly tokenId: bigint | undefined
  readonly name: string
  readonly minted: bigint
  /** Items of the drop, whatever its conditions allow; 0 = unlimited. */
  readonly maxSupply: bigint
  readonly platformFee: ContractFee
  readonly royalty: Royalty
  /** In the order of the contract. */
  readonly conditions: readonly ClaimCondition[]
  /** Condition at the latest block; undefined = none has started. */
  readonly activeConditionId: bigint | undefined
  /** Items that the wallet has claimed, by the id of a condition; empty where no wallet was asked for. */
  readonly claimedByWallet: ReadonlyMap<bigint, bigint>
}

/**
 * The phases of a drop now.
 *
 * Chains that make blocks only when they are used stand still between them, and a claim meets the time of
 * its own block: so the time is that of this machine, but never before what the chain has reached.
 */
export function currentPhases({ conditions, activeConditionId }: DropState): PhasesAt {
  const reached = conditions.find(({ id }) => id === activeConditionId)?.startTimestamp ?? 0n
  const machine = BigInt(Math.floor(Date.now() / 1_000))
  return phasesAt(phasesOf(conditions), machine > reached ? machine : reached)
}
